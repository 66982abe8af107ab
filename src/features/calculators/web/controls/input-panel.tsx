import { ChevronIcon } from '#ui/icons.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { CHOICE_FIELDS, isChoiceInput } from '../../inputs/choice-inputs.ts';
import type { CalculatorInput, CalculatorInputs } from '../../inputs/inputs.ts';
import { usualOf } from '../../inputs/usual-inputs.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { useCalculator, useInputs } from '../use-calculator.ts';
import { ChoiceControl } from './choice-control.tsx';
import { groupInputs } from './main-inputs.ts';
import { NumberControl } from './number-control.tsx';
import { PropertyValueControl } from './property-value-control.tsx';

/** Side by side only on tablets, where two fit. */
const CONTROLS =
  'space-y-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 md:max-lg:gap-y-5 md:max-lg:space-y-0';

/** The inputs of a tab: the visitor's own first, other assumptions on demand. */
export function InputPanel({ tab }: { tab: Tab }) {
  const texts = useTexts(calculatorTexts).controls;
  const { resetInputs } = useCalculator();
  const { main, more } = groupInputs(tab);
  const changed = useInputs(
    'settled',
    (inputs) => more.filter((input) => isChanged(input, inputs)).length,
  );
  const control = (input: CalculatorInput) => <Control key={input} tab={tab} input={input} />;
  return (
    <section
      aria-label={texts.title}
      className="rounded-card border border-line/70 bg-paper p-5 shadow-card sm:p-6 print:hidden"
    >
      <div className="flex items-baseline justify-between">
        <h3 className="text-xl">{texts.title}</h3>
        <button
          type="button"
          onClick={resetInputs}
          className="-my-2 min-h-11 text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
        >
          {texts.reset}
        </button>
      </div>
      <div className={`mt-4 ${CONTROLS}`}>{main.map(control)}</div>
      {more.length > 0 && (
        <details className="group mt-6 border-line border-t pt-4">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-sm">
            <ChevronIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
            {texts.more}
            {changed > 0 && (
              <span className="rounded-full bg-clay px-2.5 py-0.5 font-normal text-terracotta-deep text-xs">
                {texts.changed(changed)}
              </span>
            )}
          </summary>
          <div className={`mt-3 ${CONTROLS}`}>{more.map(control)}</div>
        </details>
      )}
    </section>
  );
}

function isChanged(input: CalculatorInput, inputs: CalculatorInputs): boolean {
  return isChoiceInput(input)
    ? inputs[input] !== CHOICE_FIELDS[input].default
    : inputs[input] !== usualOf(input, inputs);
}

function Control({ tab, input }: { tab: Tab; input: CalculatorInput }) {
  const { inCash } = useTexts(calculatorTexts).controls;
  const { figure } = useFigureWriter();
  if (isChoiceInput(input)) return <ChoiceControl input={input} />;
  if (input === 'propertyValue') return <PropertyValueControl />;
  // Where income determines the price, a share of the price has no amount yet.
  const isAmount = input === 'downPayment' && tab !== 'buying-power';
  const note = ({ propertyValue, downPayment }: CalculatorInputs) =>
    inCash(figure((propertyValue * downPayment) / 100, 'dollars'));
  return <NumberControl input={input} {...(isAmount && { note })} />;
}
