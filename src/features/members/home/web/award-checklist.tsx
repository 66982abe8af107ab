import { Link } from 'wouter';
import type { AwardView } from '#features/awards/contract.ts';
import { AWARD_STEPS, stepTarget } from '#features/awards/rules.ts';
import { awardNames } from '#features/awards/texts.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { homeTexts } from './texts.ts';

/** The last day of the program's target, when a home should be paid. */
const KEYS_DAYS = 60;

type Award = Pick<AwardView, 'selectedOn' | 'step' | 'turn'>;
type AwardChecklistProps = { award: Award; isOpen?: boolean };

/** What is left between being selected and the keys, with dates; closed it is one line. */
export function AwardChecklist({ award, isOpen = false }: AwardChecklistProps) {
  const { date } = useFormats();
  const { checklist: texts } = useTexts(homeTexts);
  const { steps } = useTexts(awardNames);
  const current = AWARD_STEPS.indexOf(award.step);
  const targetOf = (step: (typeof AWARD_STEPS)[number]) =>
    date(stepTarget(award.selectedOn, step) ?? addDays(award.selectedOn, KEYS_DAYS));
  const nameOf = (step: (typeof AWARD_STEPS)[number]) =>
    step === 'paid' ? texts.keys : steps[step];
  return (
    <details open={isOpen} className="group rounded-card bg-paper shadow-card print:hidden">
      <summary className="flex min-h-12 list-none items-center gap-3 px-5 py-2.5">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-full bg-gold ring-4 ring-gold/25"
        />
        <span className="min-w-0 grow leading-snug">
          <span className="font-semibold">{texts.title}</span>{' '}
          <span className="text-muted text-sm">
            {texts.step(current + 1, AWARD_STEPS.length)}: {nameOf(award.step)},{' '}
            {texts.by(targetOf(award.step))}
          </span>
        </span>
        <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t px-5 pt-4 pb-5">
        <ol className="grid gap-x-4 gap-y-3 lg:grid-cols-6">
          <Step name={texts.selected} note={date(award.selectedOn)} state="done" />
          {AWARD_STEPS.map((step, index) => (
            <Step
              key={step}
              name={nameOf(step)}
              note={index < current ? texts.done : texts.by(targetOf(step))}
              state={index < current ? 'done' : index === current ? 'now' : 'next'}
            />
          ))}
        </ol>
        <Link
          href="/dashboard/home"
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
        >
          {texts.open}
        </Link>
      </div>
    </details>
  );
}

const MARKS = {
  done: 'bg-forest text-paper',
  now: 'bg-gold text-forest-deep ring-4 ring-gold/30',
  next: 'border-2 border-line bg-paper',
};

type StepProps = { name: string; note: string; state: keyof typeof MARKS };

function Step({ name, note, state }: StepProps) {
  return (
    <li
      className="flex gap-3 lg:flex-col lg:gap-2"
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span
        aria-hidden="true"
        className={`grid size-6 shrink-0 place-items-center rounded-full font-bold text-xs ${MARKS[state]}`}
      >
        {state === 'done' ? '✓' : ''}
      </span>
      <span>
        <span className={`block leading-tight ${state === 'now' ? 'font-semibold' : ''}`}>
          {name}
        </span>
        <span className="text-muted text-sm">{note}</span>
      </span>
    </li>
  );
}
