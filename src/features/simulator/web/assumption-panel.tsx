import { useId } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { type Assumption, type Assumptions, clamp, DEFAULTS, FIELDS } from '../assumptions.ts';
import { simulatorTexts } from '../texts.ts';

const MAIN = ['leave', 'stop', 'bidders', 'myBid'] as const satisfies readonly Assumption[];
const MORE = [
  'late',
  'recovery',
  'highestBid',
  'unpaidBids',
  'freshBids',
] as const satisfies readonly Assumption[];

type PanelProps = {
  assumptions: Assumptions;
  onChange: (changed: Partial<Assumptions>) => void;
};

/** How people behave, in plain words; each sentence says what its slider means. */
export function AssumptionPanel({ assumptions, onChange }: PanelProps) {
  const { panel } = useTexts(simulatorTexts);
  const control = (name: Assumption) => (
    <SentenceSlider key={name} name={name} value={assumptions[name]} onChange={onChange} />
  );
  return (
    <section
      aria-label={panel.title}
      className="rounded-card border border-line/70 bg-paper p-5 shadow-card sm:p-6 print:hidden"
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-xl">{panel.title}</h2>
        <button
          type="button"
          onClick={() => onChange(DEFAULTS)}
          className="-my-2 min-h-11 text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
        >
          {panel.reset}
        </button>
      </div>
      <PlanChoice plan={assumptions.plan} onChange={onChange} />
      <div className="mt-5 space-y-5">{MAIN.map(control)}</div>
      <details className="group mt-6 border-line border-t pt-4">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-sm">
          <ChevronIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
          {panel.more}
        </summary>
        <div className="mt-3 space-y-5">{MORE.map(control)}</div>
      </details>
      <button
        type="button"
        onClick={() => onChange({ set: (assumptions.set % FIELDS.set.max) + 1 })}
        className="mt-5 min-h-11 w-full rounded-full border border-line px-4 font-semibold text-sm hover:bg-sand"
      >
        {panel.another}
      </button>
    </section>
  );
}

function PlanChoice({ plan, onChange }: Pick<PanelProps, 'onChange'> & Pick<Assumptions, 'plan'>) {
  const { panel } = useTexts(simulatorTexts);
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold text-sm">{panel.plan}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {(['450', '650'] as const).map((id) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-full border border-line font-semibold text-sm has-checked:border-forest has-checked:bg-forest has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-terracotta"
          >
            <input
              type="radio"
              name="plan"
              className="sr-only"
              checked={plan === id}
              onChange={() => onChange({ plan: id })}
            />
            {panel.plans[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SentenceSliderProps = Pick<PanelProps, 'onChange'> & { name: Assumption; value: number };

function SentenceSlider({ name, value, onChange }: SentenceSliderProps) {
  const id = useId();
  const texts = useTexts(simulatorTexts);
  const { min, max, step } = FIELDS[name];
  const sentence = texts.sentences[name](value);
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-sm leading-snug">
        {texts.names[name]}
      </label>
      <input
        id={id}
        type="range"
        className="figure-slider"
        {...{ min, max, step, value }}
        aria-valuetext={sentence}
        onChange={({ target }) => onChange({ [name]: clamp(name, target.valueAsNumber) })}
      />
      <p className="text-sm leading-snug" aria-hidden="true">
        {sentence}
      </p>
    </div>
  );
}
