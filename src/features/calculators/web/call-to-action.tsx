import { useSyncExternalStore } from 'react';
import { buttonStyles } from '#ui/button.tsx';
import { foreignQuery } from '../address.ts';

/** The way to the form; the campaign a visitor came by goes along. */
export function CallToAction() {
  const campaign = useSyncExternalStore(neverChanges, readCampaign, () => '');
  return (
    <section className="bg-forest text-cream print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14">
        <div className="max-w-2xl">
          <h2 className="text-title">Do the figures hold for you?</h2>
          <p className="mt-3 text-cream/85">
            A $200 deposit reserves a spot and counts toward your first contribution. If no group
            forms within 120 days, it is refunded in full.
          </p>
        </div>
        <a
          href={`/${campaign && `?${campaign}`}#application-form`}
          className={buttonStyles('accent', 'min-h-13 px-7 text-lg')}
        >
          Reserve My Spot Now!
        </a>
      </div>
    </section>
  );
}

function readCampaign(): string {
  return foreignQuery(new URLSearchParams(window.location.search)).toString();
}

function neverChanges(): () => void {
  return () => {};
}
