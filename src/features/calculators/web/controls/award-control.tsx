import { useTexts } from '#ui/language/use-texts.ts';
import { awardChance } from '../../figures/award-chance.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { ChoiceControl } from './choice-control.tsx';
import { NumberControl } from './number-control.tsx';

/** The month of award cannot be known, so its slider is beside the answer, with its chance. */
export function AwardControl() {
  const { title, note, wait, chance } = useTexts(calculatorTexts).award;
  const { figure } = useFigureWriter();
  const writeNote = (inputs: CalculatorInputs) => {
    const { amount, unit } = awardChance(inputs);
    const { awardMonth } = inputs;
    return chance(wait(Math.floor(awardMonth / 12), awardMonth % 12), figure(amount, unit));
  };
  return (
    <section aria-label={title} className="rounded-card bg-leaf p-5 sm:px-6 print:hidden">
      <NumberControl input="awardMonth" note={writeNote} />
      <div className="mt-4">
        <ChoiceControl input="otherBidders" />
      </div>
      <p className="mt-3 text-sm">{note}</p>
    </section>
  );
}
