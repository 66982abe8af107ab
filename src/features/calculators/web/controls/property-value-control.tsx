import { useTexts } from '#ui/language/use-texts.ts';
import { PROPERTY_VALUE_CHOICES } from '../../inputs/inputs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { useCalculator, useInputs } from '../use-calculator.ts';
import { NumberControl } from './number-control.tsx';

/** The price of the home, with buttons for the two plans. */
export function PropertyValueControl() {
  const { planValues } = useTexts(calculatorTexts).controls;
  const { figure } = useFigureWriter();
  const { setInput } = useCalculator();
  const chosen = useInputs('atOnce', ({ propertyValue }) =>
    PROPERTY_VALUE_CHOICES.find((choice) => choice === propertyValue),
  );
  return (
    <div>
      <NumberControl input="propertyValue" />
      <fieldset className="mt-2 flex items-center gap-2 text-sm">
        <legend className="sr-only">{planValues}</legend>
        {PROPERTY_VALUE_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => setInput('propertyValue', choice)}
            className="tabular min-h-11 rounded-full md:min-h-9 border border-line px-3.5 hover:bg-sand aria-pressed:border-forest aria-pressed:bg-leaf aria-pressed:font-semibold"
          >
            {figure(choice, 'dollars')}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
