import { type ReactNode, useState } from 'react';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { type EndedSeat, listDebtsCall, listTerminatedCall } from '../contract.ts';
import { exitNames } from '../texts.ts';
import type { Recovery } from './recovery-dialog.tsx';

const RecoveryDialog = lazyDialog(
  () => import('./recovery-dialog.tsx'),
  ({ RecoveryDialog }) => RecoveryDialog,
);

const dollars = (cents: number) => formatMoney(usd(cents));

/** Terminated seats and other former members who owe, for admins, with what came of it. */
export function EndedSeats({ headingClass }: { headingClass: string }) {
  const terminated = usePages(listTerminatedCall, {});
  const debts = usePages(listDebtsCall, {});
  const { kinds } = useTextsIn(exitNames, 'en');
  const [entered, setEntered] = useState<Recovery>();
  return (
    <>
      <section className="mt-8">
        <h2 className={headingClass}>Terminated seats</h2>
        <ListFrame list={terminated} empty="No seat was terminated.">
          {(seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              first={`since ${formatDay(seat.madeAt)} · owed ${dollars(seat.owedCents)}`}
              second={`Reserve added ${dollars(seat.toppedUpCents)} · recovered ${dollars(seat.recoveredCents)} · expected ${dollars(seat.expectedCents)}`}
            >
              <Button tone="quiet" onClick={() => setEntered({ what: 'expected', seat })}>
                Expected
              </Button>
              <Button onClick={() => setEntered({ what: 'recovered', seat })}>Money came</Button>
            </SeatRow>
          )}
        </ListFrame>
      </section>
      <section className="mt-8">
        <h2 className={headingClass}>Former members who owe</h2>
        <ListFrame list={debts} empty="No former member owes anything.">
          {(seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              first={`${kinds[seat.kind]} on ${formatDay(seat.madeAt)}`}
              second={`Owed ${dollars(seat.owedCents)} · paid ${dollars(seat.recoveredCents)} · still open ${dollars(seat.openCents)}`}
            >
              {seat.openCents > 0 && (
                <Button onClick={() => setEntered({ what: 'paid', seat })}>Record a payment</Button>
              )}
            </SeatRow>
          )}
        </ListFrame>
      </section>
      {entered && (
        <RecoveryDialog
          recovery={entered}
          onClose={() => setEntered(undefined)}
          onDone={() => void (entered.what === 'paid' ? debts : terminated).reload()}
        />
      )}
    </>
  );
}

type SeatRowProps = { seat: EndedSeat; first: string; second: string; children: ReactNode };

function SeatRow({ seat, first, second, children }: SeatRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="break-words font-semibold">{seat.name}</p>
        <p className="text-muted text-sm">
          {seat.groupName}, seat {seat.seat} · {first}
        </p>
        <p className="text-muted text-sm">{second}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </li>
  );
}
