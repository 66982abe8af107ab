import type { ReactNode } from 'react';
import { QUICKNET } from '#shared/beacon-chain.ts';
import { Button } from '#ui/button.tsx';
import type { PublicAssembly } from '../../contract.ts';
import { useReaderTexts } from '../../web/reader-locale.tsx';
import { CHECKS, type CheckName, type CheckStep } from '../check-step.ts';
import type { CheckMeans } from './check-sources.ts';
import { OwnQuestions } from './own-questions.tsx';
import { type CheckState, useCheck } from './use-check.ts';

type CheckPanelProps = {
  assembly: PublicAssembly;
  means: CheckMeans;
  /** Shown below the check, for example the save button. */
  children?: ReactNode;
};

/** 'Check it yourself': each step with a tick or a cross, and what was computed. */
export function CheckPanel({ assembly, means, children }: CheckPanelProps) {
  const { locale, texts } = useReaderTexts();
  const check = useCheck({ assembly, locale, means, notLoaded: texts.notLoaded });
  const isRunning = check.phase === 'running';
  // On a private chain a match proves nothing, so no green tick is shown.
  const isProof = assembly.chain === QUICKNET.hash;
  return (
    <section
      aria-labelledby="check-title"
      className="rounded-card bg-forest-deep p-6 text-paper sm:p-8"
    >
      <h2 id="check-title" className="text-2xl">
        {texts.checkTitle}
      </h2>
      <p className="mt-2 max-w-2xl text-leaf">{texts.checkIntro}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button tone="accent" disabled={isRunning} onClick={check.start}>
          {isRunning
            ? texts.checking
            : check.phase === 'idle'
              ? texts.checkButton
              : texts.checkAgain}
        </Button>
        {children}
      </div>
      {check.phase !== 'idle' && (
        <ol className="mt-6 grid gap-2">
          {CHECKS.map((name) => (
            <Step key={name} name={name} step={check.steps[name]} isProof={isProof} />
          ))}
        </ol>
      )}
      <Verdict check={check} />
      <OwnQuestions assembly={assembly} ask={check.ask} isOnSite={means.isOnSite} />
      <p className="mt-6 max-w-3xl text-leaf text-sm">{texts.cannotSee}</p>
    </section>
  );
}

const MARKS = { right: '✓', unproven: '?', wrong: '✗', running: '…', waiting: '' } as const;
const TONES = {
  right: 'bg-leaf text-forest-deep',
  wrong: 'bg-danger-soft text-danger',
  unproven: 'bg-clay text-terracotta-deep',
  running: 'border border-leaf/40',
  waiting: 'border border-leaf/40',
} as const;

type StepProps = { name: CheckName; step: CheckStep | undefined; isProof: boolean };

function Step({ name, step, isProof }: StepProps) {
  const { texts } = useReaderTexts();
  const state = step?.state ?? 'waiting';
  const isRepeated = state === 'right' && !isProof;
  return (
    <li className="flex gap-3 rounded-xl bg-forest px-4 py-3" data-check={name} data-state={state}>
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full font-bold ${isRepeated ? TONES.waiting : TONES[state]}`}
      >
        {isRepeated ? '=' : MARKS[state]}
      </span>
      <span className="min-w-0">
        <span className="sr-only">
          {isRepeated ? texts.checkRepeated : texts.checkStates[state]}:{' '}
        </span>
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
          <span className="tabular wrap-anywhere block text-leaf text-sm">{step.detail}</span>
        )}
      </span>
    </li>
  );
}

function Verdict({ check: { phase, failure } }: { check: CheckState }) {
  const { texts } = useReaderTexts();
  return (
    <p role="status" className="mt-5 font-semibold text-lg empty:hidden" data-verdict={phase}>
      {phase === 'failed'
        ? failure
        : phase !== 'idle' && phase !== 'running' && texts.verdicts[phase]}
    </p>
  );
}
