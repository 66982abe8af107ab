import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { SeatContributions } from '../../contract.ts';
import { contributionTexts } from '../../web/texts.ts';
import { endDate } from '../arrears.ts';
import { type LateEvent, lateTimeline } from '../timeline.ts';

/** Without `onPayOne` the page has another way to pay. */
type LatePanelProps = { seat: SeatContributions; onPayOne?: () => void };

/** What happens when, in dates and dollars, to a seat with something unpaid. */
export function LatePanel({ seat, onPayOne }: LatePanelProps) {
  const { dollars, date } = useFormats();
  const { late: texts } = useTexts(contributionTexts);
  const { endsAs, next, nextStep, pausedUntil, today } = seat;
  if (!endsAs) return null;
  const timeline = lateTimeline({
    ...seat,
    endsAs,
    endsOn:
      next && nextStep
        ? endDate(next.dueOn, { isEnd: nextStep.kind === 'end', on: nextStep.on })
        : undefined,
  });
  if (!timeline) return null;
  const nameOf = ({ kind, month }: LateEvent) => {
    if (kind === 'sits-out') return texts.events.sitsOut(month ?? 0);
    return kind === 'end' ? texts.events.end[endsAs] : texts.events[kind];
  };
  const { backCents, debtCents } = timeline;
  return (
    <Panel title={texts.title}>
      <p className="mt-2 text-muted">{texts.intro}</p>
      {pausedUntil && <p className="mt-2">{texts.paused(date(pausedUntil))}</p>}
      <ol className="tabular mt-4 grid gap-2 border-line border-l-2 pl-4">
        {timeline.events.map((event) => (
          <li
            key={`${event.on}-${event.kind}`}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 ${
              event.on < today ? 'text-muted' : ''
            } ${event.kind === 'end' ? 'font-semibold text-danger' : ''}`}
          >
            <span>
              {date(event.on)}: {nameOf(event)}
              {event.on < today && <span className="sr-only"> ({texts.done})</span>}
            </span>
            <span className="text-sm">{texts.owed(dollars(event.owedCents))}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4">{texts.after[endsAs](dollars(backCents), dollars(debtCents))}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {onPayOne && (
          <Button
            tone="accent"
            onClick={() => {
              onPayOne();
              document.getElementById('pay')?.scrollIntoView();
            }}
          >
            {texts.payOne}
          </Button>
        )}
        <p className="text-sm">
          {texts.talk}{' '}
          <a className="underline underline-offset-4" href={`mailto:${brand.contactEmail}`}>
            {brand.contactEmail}
          </a>
        </p>
      </div>
    </Panel>
  );
}
