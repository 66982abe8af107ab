import { NumberControl } from './number-control.tsx';

/** The one figure nobody can know, beside the answer it turns. */
export function AwardControl() {
  return (
    <section aria-label="Month of award" className="rounded-card bg-leaf p-5 sm:px-6 print:hidden">
      <NumberControl input="awardMonth" note={({ awardMonth }) => writeWait(awardMonth)} />
      <p className="mt-3 text-sm">
        Nobody can promise you this month: each month one member is drawn by lot and one selected by
        bid. Move it and see the answer turn.
      </p>
    </section>
  );
}

/** 'after 10 years', 'after 3 years 2 months'. */
export function writeWait(month: number): string {
  const years = Math.floor(month / 12);
  const months = month % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    months > 0 && `${months} ${months === 1 ? 'month' : 'months'}`,
  ].filter(Boolean);
  return `after ${parts.join(' ')}`;
}
