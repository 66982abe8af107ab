import { useTexts } from '#ui/language/use-texts.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';

/** The assumptions of a tab; the last sentence is the same everywhere. */
export function AssumptionList({ tab }: { tab: Tab }) {
  const { assumptions, assumptionList } = useTexts(calculatorTexts);
  const sentences = assumptions[tab].slice(0, -1);
  const advice = assumptions[tab].at(-1);
  return (
    <section
      aria-label={assumptionList.label}
      className="mt-12 border-line border-t pt-8 print:mt-3 print:pt-2"
    >
      <h3 className="text-2xl">{assumptionList.title}</h3>
      <ul className="assumption-list mt-4 grid gap-3 text-[0.97rem] text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-5 font-semibold print:mt-2">{advice}</p>
    </section>
  );
}
