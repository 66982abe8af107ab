import type { RuleBookTexts } from '../rule-text.ts';

/** The dates of every month, along a line. */
export function MonthTimeline({ texts }: { texts: RuleBookTexts['calendar'] }) {
  return (
    <section aria-labelledby="calendar" className="mt-12">
      <h2 id="calendar" className="scroll-mt-24 text-2xl">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.intro}</p>
      <ol className="mt-5 ml-1.5 border-gold border-l-2 print:break-inside-avoid">
        {texts.rows.map(({ when, what }) => (
          <li key={when} className="relative pb-4 pl-6 last:pb-0 sm:grid sm:grid-cols-[9rem_1fr]">
            <span
              aria-hidden="true"
              className="-left-[7px] absolute top-2 size-3 rounded-full bg-gold"
            />
            <span className="font-semibold">{when}</span>
            <span className="block text-muted">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
