import { CheckIcon, HourglassIcon } from '#ui/icons.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { NextStep, NextStepKey } from '../../next-steps.ts';
import { overviewTexts } from '../../texts.ts';

/** The section of the page in which a step is done. */
const PLACES: Partial<Record<NextStepKey, string>> = {
  deposit: '#deposit',
  profile: '#details',
  'income-papers': '#documents',
  id: '#documents',
};

type NextStepsProps = { steps: readonly NextStep[]; onApply: () => void };

export function NextSteps({ steps, onApply }: NextStepsProps) {
  const { steps: texts } = useTexts(overviewTexts);
  const done = steps.filter(({ state }) => state === 'done');
  const first = steps.find(({ state }) => state === 'open')?.key;
  return (
    <Panel
      title={texts.title}
      aside={<p className="tabular text-muted text-sm">{texts.done(done.length, steps.length)}</p>}
    >
      <ol className="mt-4">
        {steps.map((step) => (
          <li
            key={step.key}
            className={`flex gap-3 py-2 ${isReceived(step) ? '' : SHADES[step.state]}`}
          >
            <Marker state={step.state} isFirst={step.key === first} />
            <div className="min-w-0">
              <p className={step.state === 'done' ? 'text-muted' : 'font-semibold'}>
                <StepTitle step={step} onApply={onApply} />
                <span className="sr-only"> ({texts.states[step.state]})</span>
              </p>
              {(step.state === 'open' || step.state === 'waiting' || isReceived(step)) && (
                <p className="break-words text-muted text-sm">{step.text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The paid deposit is named on phones too: whoever has paid looks for it first. */
const isReceived = ({ key, state }: NextStep) => key === 'deposit' && state === 'done';

/** On a phone finished steps are hidden. */
const SHADES: Record<NextStep['state'], string> = {
  done: 'max-lg:hidden',
  open: '',
  waiting: '',
  later: 'text-muted',
};

function StepTitle({ step, onApply }: { step: NextStep; onApply: () => void }) {
  const place = PLACES[step.key];
  const link = 'underline decoration-line underline-offset-4 hover:decoration-current';
  if (step.state !== 'open') return step.title;
  if (step.key === 'apply') {
    return (
      <button type="button" className={`${link} font-semibold`} onClick={onApply}>
        {step.title}
      </button>
    );
  }
  return place ? (
    <a href={place} className={link}>
      {step.title}
    </a>
  ) : (
    step.title
  );
}

function Marker({ state, isFirst }: { state: NextStep['state']; isFirst: boolean }) {
  const base = 'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full';
  if (state === 'done') {
    return (
      <span className={`${base} bg-leaf text-forest`}>
        <CheckIcon className="size-4" />
      </span>
    );
  }
  if (state === 'waiting') {
    return (
      <span className={`${base} bg-clay text-terracotta-deep`}>
        <HourglassIcon className="size-4" />
      </span>
    );
  }
  const tone = isFirst ? 'border-terracotta bg-terracotta/15' : 'border-line';
  return <span className={`${base} border-2 ${tone}`} />;
}
