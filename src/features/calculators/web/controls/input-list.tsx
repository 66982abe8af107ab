import { useTexts } from '#ui/language/use-texts.ts';
import { isChoiceInput } from '../../inputs/choice-inputs.ts';
import { type CalculatorInput, NUMBER_FIELDS } from '../../inputs/inputs.ts';
import { TAB_INPUTS, type Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { useAllInputs } from '../use-calculator.ts';

/** In print, the inputs as a list. */
export function InputList({ tab }: { tab: Tab }) {
  const { inputs: names, choices } = useTexts(calculatorTexts);
  const { figure } = useFigureWriter();
  const inputs = useAllInputs('settled');
  const write = (input: CalculatorInput) => {
    if (!isChoiceInput(input)) return figure(inputs[input], NUMBER_FIELDS[input].unit);
    const labels: Readonly<Record<string, string>> = choices[input];
    return labels[inputs[input]];
  };
  return (
    <dl className="hidden print:grid print:grid-cols-3 print:gap-x-6 print:gap-y-0.5">
      {TAB_INPUTS[tab].map((input) => (
        <div key={input} className="flex justify-between gap-3 border-line border-b">
          <dt>{names[input]}</dt>
          <dd className="tabular font-semibold">{write(input)}</dd>
        </div>
      ))}
    </dl>
  );
}
