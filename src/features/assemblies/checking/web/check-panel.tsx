import { Button } from '#ui/button.tsx';
import type { PublicAssembly } from '../../contract.ts';
import { useReaderTexts } from '../../web/reader-locale.tsx';
import { CHECKS, type CheckName, type CheckStep } from '../check-step.ts';
import { type CheckState, useCheck } from './use-check.ts';

/** 'Check it yourself': each step with a tick or a cross, and what was computed. */
export function CheckPanel({ assembly }: { assembly: PublicAssembly }) {
  const { texts } = useReaderTexts();
  const check = useCheck(assembly, texts.notLoaded);
  const isRunning = check.phase === 'running';
  return (
    <section
      aria-labelledby="check-title"
      className="rounded-card bg-forest-deep p-6 text-paper sm:p-8"
    >
      <h2 id="check-title" className="text-2xl">
        {texts.checkTitle}
      </h2>
      <p className="mt-2 max-w-2xl text-leaf">{texts.checkIntro}</p>
      <Button tone="accent" className="mt-5" disabled={isRunning} onClick={check.start}>
        {isRunning ? texts.checking : check.phase === 'idle' ? texts.checkButton : texts.checkAgain}
      </Button>
      {check.phase !== 'idle' && (
        <ol className="mt-6 grid gap-2">
          {CHECKS.map((name) => (
            <Step key={name} name={name} step={check.steps[name]} />
          ))}
        </ol>
      )}
      <Verdict check={check} />
    </section>
  );
}

const MARKS = { right: '✓', wrong: '✗', running: '…', waiting: '' } as const;

function Step({ name, step }: { name: CheckName; step: CheckStep | undefined }) {
  const { texts } = useReaderTexts();
  const state = step?.state ?? 'waiting';
  return (
    <li className="flex gap-3 rounded-xl bg-forest px-4 py-3" data-check={name} data-state={state}>
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full font-bold ${state === 'right' ? 'bg-leaf text-forest-deep' : state === 'wrong' ? 'bg-danger-soft text-danger' : 'border border-leaf/40'}`}
      >
        {MARKS[state]}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{texts.checkStates[state]}: </span>
        {texts.checks[name]}
        {step?.progress !== undefined && (
          <progress
            className="casa-progress mt-2 block h-2 w-full"
            max={1}
            value={step.progress}
            aria-label={texts.checks[name]}
          />
        )}
        {step?.detail && (
          // Hashes and terms of the published files, in the language of those files.
          <span lang="en" className="tabular block break-all text-leaf text-sm">
            {step.detail}
          </span>
        )}
      </span>
    </li>
  );
}

function Verdict({ check }: { check: CheckState }) {
  const { texts } = useReaderTexts();
  return (
    <p role="status" className="mt-5 font-semibold text-lg empty:hidden">
      {check.phase === 'right' && texts.isRight}
      {check.phase === 'wrong' && (check.failure ?? texts.isWrong)}
    </p>
  );
}
