import { Link } from 'wouter';
import { addDays } from '#shared/calendar/dates.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { AwardView } from '../contract.ts';
import { AWARD_STEPS, stepTarget } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { awardTexts } from './texts.ts';

export function StepRail({ award }: { award: AwardView }) {
  const locale = useLocale();
  const texts = useTexts(awardTexts);
  const { steps } = useTexts(awardNames);
  const current = AWARD_STEPS.indexOf(award.step);
  const isOver = award.step === 'paid' || award.end !== null;
  return (
    <Panel title={texts.way}>
      <ol className="mt-5 grid gap-0">
        <Step label={texts.selected} note={formatDate(award.selectedOn, locale)} state="done" />
        {AWARD_STEPS.map((step, index) => {
          const isDone = index < current || (award.step === 'paid' && step === 'paid');
          const target = stepTarget(award.selectedOn, step) ?? addDays(award.selectedOn, 60);
          const isNow = index === current && !isDone && !award.end;
          const note = isDone ? texts.doneStep : texts.by(formatDate(target, locale));
          return (
            <Step
              key={step}
              label={steps[step]}
              note={step === 'paid' && award.paidOn ? formatDate(award.paidOn, locale) : note}
              state={isDone ? 'done' : isNow ? 'now' : 'next'}
              isLast={step === 'paid'}
            />
          );
        })}
      </ol>
      {!isOver && (
        <Link
          href="/dashboard/leaving"
          className="mt-5 inline-block font-semibold text-muted underline underline-offset-4"
        >
          {texts.handBack}
        </Link>
      )}
    </Panel>
  );
}

type StepProps = { label: string; note: string; state: 'done' | 'now' | 'next'; isLast?: boolean };

const MARKS = {
  done: 'bg-forest text-paper',
  now: 'bg-gold text-forest-deep ring-4 ring-gold/30',
  next: 'border-2 border-line bg-paper',
};

function Step({ label, note, state, isLast = false }: StepProps) {
  return (
    <li
      className="relative flex gap-4 pb-6 last:pb-0"
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-8 bottom-0 left-[0.9375rem] w-0.5 ${state === 'done' ? 'bg-forest' : 'bg-line'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-full font-bold text-sm ${MARKS[state]}`}
      >
        {state === 'done' ? '✓' : ''}
      </span>
      <span className="pt-1">
        <span className={`block leading-tight ${state === 'next' ? '' : 'font-semibold'}`}>
          {label}
        </span>
        <span className="text-muted text-sm">{note}</span>
      </span>
    </li>
  );
}
