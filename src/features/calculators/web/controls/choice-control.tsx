import { useId } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { CHOICE_FIELDS, type ChoiceInput, readChoice } from '../../inputs/choice-inputs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useCalculator, useInputs } from '../use-calculator.ts';

export function ChoiceControl({ input }: { input: ChoiceInput }) {
  const { inputs: names, choices } = useTexts(calculatorTexts);
  const labels: Readonly<Record<string, string>> = choices[input];
  const { setInput } = useCalculator();
  const value = useInputs('atOnce', (inputs) => inputs[input]);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {names[input]}
      </label>
      <select
        id={id}
        value={value}
        className="casa-select min-h-11 max-w-full rounded-lg border border-muted bg-paper py-1.5 pl-2.5"
        onChange={({ target }) => setInput(input, readChoice(input, target.value))}
      >
        {CHOICE_FIELDS[input].options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
