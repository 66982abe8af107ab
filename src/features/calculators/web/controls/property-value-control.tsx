import { PROPERTY_VALUE_CHOICES } from '../../inputs/inputs.ts';
import { writeFigure } from '../results/write-figure.ts';
import { useCalculator, useInputs } from '../use-calculator.ts';
import { NumberControl } from './number-control.tsx';

/** The price of the home, with the program's two plans a press away. */
export function PropertyValueControl() {
  const { setInput } = useCalculator();
  const chosen = useInputs('atOnce', ({ propertyValue }) =>
    PROPERTY_VALUE_CHOICES.find((choice) => choice === propertyValue),
  );
  return (
    <div>
      <NumberControl input="propertyValue" />
      <fieldset className="mt-2 flex items-center gap-2 text-sm">
        <legend className="sr-only">Property value of a plan</legend>
        {PROPERTY_VALUE_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => setInput('propertyValue', choice)}
            className="tabular min-h-11 rounded-full md:min-h-9 border border-line px-3.5 hover:bg-sand aria-pressed:border-forest aria-pressed:bg-leaf aria-pressed:font-semibold"
          >
            {writeFigure(choice, 'dollars')}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
