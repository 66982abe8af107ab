import { useState } from 'react';
import { callApi, readAddress } from '#shared/api/api-client.ts';
import { formatDate, formatMonth } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { formatDay } from '#ui/language/format.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  type BookMonth,
  type BookMonths,
  exportPackCall,
  listMonthsCall,
  type OpenItem,
  requestCloseCall,
} from '../contract.ts';
import type { MonthState } from '../rules.ts';

const STATES: Record<MonthState, { name: string; tone: BadgeTone }> = {
  running: { name: 'Running', tone: 'neutral' },
  later: { name: 'Open', tone: 'neutral' },
  next: { name: 'Open', tone: 'waiting' },
  asked: { name: 'Waits for a second person', tone: 'waiting' },
  closed: { name: 'Closed', tone: 'good' },
};

/** The months of the books: what is open, who closed which, and the files of each. */
export function Page() {
  const { data, isError, refetch } = useRead(listMonthsCall, {}, { isFresh: true });
  const [closing, setClosing] = useState<string>();
  return (
    <>
      <PageHeading
        title="Month-end"
        intro="A closed month stays closed: what is booked later gets the first open day. One person asks, another confirms under Approvals."
      />
      {!data && <LoadState what="the months" hasFailed={isError} onRetry={() => void refetch()} />}
      {data && <Months months={data} onClose={setClosing} />}
      {data && closing && (
        <CloseDialog
          month={closing}
          months={data}
          onDone={() => void refetch()}
          onClose={() => setClosing(undefined)}
        />
      )}
    </>
  );
}

type MonthsProps = { months: BookMonths; onClose: (month: string) => void };

function Months({ months: { book, months, opensOn }, onClose }: MonthsProps) {
  if (months.length === 0) {
    return (
      <p className="rounded-card bg-paper px-5 py-6 text-muted shadow-card">
        Nothing was booked yet.
      </p>
    );
  }
  return (
    <>
      <p className="mb-4 text-muted">
        {opensOn
          ? `The ${book} books are open from ${formatDate(opensOn)}.`
          : `No month of the ${book} books is closed yet. The first close takes the months before it with it.`}
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
        {months.map((month) => (
          <MonthRow
            key={month.month}
            month={month}
            isOnlyNext={opensOn !== null}
            onClose={() => onClose(month.month)}
          />
        ))}
      </ul>
    </>
  );
}

type MonthRowProps = { month: BookMonth; isOnlyNext: boolean; onClose: () => void };

/** Before the first close every month offers it, none of them as the main action of the page. */
function MonthRow({ month, isOnlyNext, onClose }: MonthRowProps) {
  const name = formatMonth(month.month);
  const { name: state, tone } = STATES[month.state];
  const { isPending, write } = useWrite({ failed: 'The files could not be made' });
  const address = readAddress(exportPackCall, { params: { month: month.month } });
  const save = () => write({ send: () => downloadFile(address, `month-end-${month.month}.zip`) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Badge tone={tone}>{state}</Badge>
        </p>
        <p className="break-words text-muted text-sm">{sentenceOf(month)}</p>
      </div>
      {month.state === 'next' && (
        <Button tone={isOnlyNext ? 'primary' : 'quiet'} onClick={onClose}>
          Close {name}
        </Button>
      )}
      {month.state === 'asked' && (
        <a className="font-semibold underline underline-offset-4" href="/admin/approvals">
          See it under Approvals
        </a>
      )}
      {month.state === 'closed' && (
        <Button tone="quiet" disabled={isPending} onClick={() => void save()}>
          {isPending ? 'Making the files…' : 'Save the files'}
        </Button>
      )}
    </li>
  );
}

function sentenceOf({ state, askedBy, askedAt, closedBy, closedAt }: BookMonth): string {
  if (state === 'running') return 'It can be closed when it is over.';
  if (state === 'later') return 'It can be closed after the months before it.';
  if (state === 'asked') return `Asked by ${askedBy}, ${askedAt ? formatDay(askedAt) : ''}`;
  if (!closedAt)
    return state === 'closed' ? 'Closed with a later month.' : 'It is over and can be closed.';
  const people = askedBy && closedBy ? ` Asked by ${askedBy}, confirmed by ${closedBy}.` : '';
  return `Closed on ${formatDay(closedAt)}.${people}`;
}

type CloseDialogProps = {
  month: string;
  months: BookMonths;
  onDone: () => void;
  onClose: () => void;
};

/** Shows what is still open before somebody asks for the close. */
function CloseDialog({ month, months: { stillOpen }, onDone, onClose }: CloseDialogProps) {
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  const name = formatMonth(month);
  const ask = () =>
    write({
      send: () => callApi(requestCloseCall, { params: { month } }),
      done: { title: 'Asked', description: 'A second person confirms it under Approvals.' },
      onDone: () => {
        onDone();
        onClose();
      },
    });
  return (
    <Dialog title={`Close ${name}?`} onClose={onClose}>
      <DialogBody label={`The close of ${name}`}>
        <div className="grid gap-4">
          <p>
            From then on nothing can be booked in {name} or before it, by anybody. It cannot be
            opened again: corrections are booked in the next month.
          </p>
          <StillOpen items={stillOpen} />
          <div className="flex flex-wrap gap-2.5">
            <Button disabled={isPending} onClick={() => void ask()}>
              Ask for the close
            </Button>
            <Button tone="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function StillOpen({ items }: { items: readonly OpenItem[] }) {
  if (items.length === 0) return <p>Nothing else is open.</p>;
  return (
    <div>
      <p className="mb-2 font-semibold">Still open</p>
      <ul className="grid gap-1.5">
        {items.map(({ name, title, count, cents, href }) => (
          <li key={name} className="tabular flex justify-between gap-4">
            <a className="underline underline-offset-4" href={href}>
              {title}
            </a>
            <span>
              {count}
              {cents !== null && `, ${formatMoney(usd(cents))}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">
        They do not stop the close. What comes of them is booked on the first open day; who is late
        or eligible goes by the day the money counted.
      </p>
    </div>
  );
}
