import { ASSUMPTIONS } from '../../sentences/assumptions.ts';
import type { Tab } from '../../tabs/tabs.ts';

/** What the figures take for granted; the last sentence stands under every tab. */
export function AssumptionList({ tab }: { tab: Tab }) {
  const sentences = ASSUMPTIONS[tab].slice(0, -1);
  const advice = ASSUMPTIONS[tab].at(-1);
  return (
    <section
      aria-label="Assumptions"
      className="mt-12 border-line border-t pt-8 print:mt-3 print:pt-2"
    >
      <h3 className="text-2xl">What this takes for granted</h3>
      <ul className="assumption-list mt-4 grid gap-3 text-[0.97rem] text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-5 font-semibold print:mt-2">{advice}</p>
    </section>
  );
}
