import { isChoiceInput } from '../../inputs/choice-inputs.ts';
import { type CalculatorInput, type CalculatorInputs, NUMBER_FIELDS } from '../../inputs/inputs.ts';
import { choiceLabel, INPUT_LABELS } from '../../sentences/labels.ts';
import { TAB_INPUTS, type Tab } from '../../tabs/tabs.ts';
import { writeFigure } from '../results/write-figure.ts';
import { useAllInputs } from '../use-calculator.ts';

/** On paper there is nothing to move: the figures as a list. */
export function InputList({ tab }: { tab: Tab }) {
  const inputs = useAllInputs('settled');
  return (
    <dl className="hidden print:grid print:grid-cols-3 print:gap-x-6 print:gap-y-0.5">
      {TAB_INPUTS[tab].map((input) => (
        <div key={input} className="flex justify-between gap-3 border-line border-b">
          <dt>{INPUT_LABELS[input]}</dt>
          <dd className="tabular font-semibold">{writeInput(input, inputs)}</dd>
        </div>
      ))}
    </dl>
  );
}

function writeInput(input: CalculatorInput, inputs: CalculatorInputs): string {
  if (isChoiceInput(input)) return choiceLabel(input, inputs[input]);
  return writeFigure(inputs[input], NUMBER_FIELDS[input].unit);
}
