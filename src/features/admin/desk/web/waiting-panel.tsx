import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { resendMailCall } from '#features/mails/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { formatCount, formatDay } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import { rerunJobCall, type WaitingKindView, type WaitView } from '../contract.ts';
import { deadlineSentence, waitingSentence } from './waiting-words.ts';

type WaitingPanelProps = { kind: WaitingKindView; now: Date; onDone: () => void };

/** What waits of one kind, each with its one action. */
export function WaitingPanel({ kind, now, onDone }: WaitingPanelProps) {
  const { name, title, whom, list, count, isCountedUp, waits } = kind;
  const rest = count - waits.length;
  return (
    <section
      aria-labelledby={`waiting-${name}`}
      className="overflow-hidden rounded-card bg-paper shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-2">
        <h2 id={`waiting-${name}`} className="text-xl">
          {title}{' '}
          <span className="tabular font-sans text-base text-muted">
            {isCountedUp ? formatCount(count) : `${formatCount(count)}+`}
          </span>
        </h2>
        <p className="text-muted text-sm">{whom}</p>
      </header>
      <ul className="divide-y divide-line">
        {waits.map((wait) => (
          <WaitRow key={wait.id} wait={wait} now={now} onDone={onDone} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-line border-t px-5 py-3 text-sm">
          <Link href={list} className="font-semibold underline underline-offset-4">
            {isCountedUp ? `and ${formatCount(rest)} more` : 'and many more'}
          </Link>
        </p>
      )}
    </section>
  );
}

type WaitRowProps = { wait: WaitView; now: Date; onDone: () => void };

function WaitRow({ wait, now, onDone }: WaitRowProps) {
  const { who, personHref, sentence, cents, since, deadline } = wait;
  const due = deadline ? deadlineSentence(new Date(deadline), now) : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {personHref ? (
            <Link
              href={personHref}
              className="min-w-0 break-words font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {who}
            </Link>
          ) : (
            <span className="min-w-0 break-words font-semibold">{who}</span>
          )}
          {cents !== null && <span className="tabular">{formatMoney(usd(cents))}</span>}
        </p>
        <p className="break-words text-[0.9375rem]">{sentence}</p>
        <p className="text-muted text-sm">
          <span title={formatDay(since)}>{waitingSentence(new Date(since), now)}</span>
          {due && (
            <span className={due.isOver ? 'font-semibold text-danger' : ''}> · {due.text}</span>
          )}
        </p>
      </div>
      <WaitAction wait={wait} onDone={onDone} />
    </li>
  );
}

function WaitAction({ wait, onDone }: Omit<WaitRowProps, 'now'>) {
  const { action, who } = wait;
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  const client = useQueryClient();
  const styles = buttonStyles('quiet', '', 'compact');
  if (action.href === null) {
    const params = { id: wait.id };
    const send = (): Promise<unknown> =>
      action.does === 'rerun-job'
        ? callApi(rerunJobCall, { params, body: {} })
        : callApi(resendMailCall, { params });
    const done = { title: action.does === 'rerun-job' ? 'It runs again' : 'It is sent again' };
    const afterwards = async () => {
      onDone();
      // The menu's numbers.
      await client.invalidateQueries();
    };
    return (
      <Button
        tone="quiet"
        size="compact"
        disabled={isPending}
        aria-label={`${action.label}: ${who}`}
        onClick={() => void write({ send, done, onDone: afterwards })}
      >
        {action.label}
      </Button>
    );
  }
  if (action.isOutside) {
    return (
      <a href={action.href} target="_blank" rel="noreferrer" className={styles}>
        {action.label} ↗
      </a>
    );
  }
  return (
    <Link href={action.href} aria-label={`${action.label}: ${who}`} className={styles}>
      {action.label}
    </Link>
  );
}
