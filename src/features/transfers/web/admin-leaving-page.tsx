import { useState } from 'react';
import { listTerminatedCall, type TerminatedSeat } from '#features/exits/contract.ts';
import { OpenWishes } from '#features/exits/web/open-wishes.tsx';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { listAdminTransfersCall, type TransferView } from '../contract.ts';
import { SeatFinder } from './seat-finder.tsx';
import { transferTexts } from './texts.ts';

const PaymentDialog = lazyDialog(
  () => import('./transfer-payment-dialog.tsx'),
  ({ TransferPaymentDialog }) => TransferPaymentDialog,
);
const RecoveryDialog = lazyDialog(
  () => import('#features/exits/web/recovery-dialog.tsx'),
  ({ RecoveryDialog }) => RecoveryDialog,
);

const HEADING = 'mb-3 text-2xl';

/** Open requests to leave, transfers of seats, and terminated seats. */
export function Page() {
  const transfers = usePages(listAdminTransfersCall, {});
  const terminated = usePages(listTerminatedCall, {});
  const [paid, setPaid] = useState<TransferView>();
  const [recovered, setRecovered] = useState<{ seat: TerminatedSeat; isExpected: boolean }>();
  const reload = () => {
    void transfers.reload();
    void terminated.reload();
  };
  return (
    <>
      <PageHeading
        title="Leaving"
        intro="Wishes to leave take effect 72 hours after they were made, and members can take them back until then. Transfers wait for their price by wire; terminated seats for what is recovered from their homes."
      />
      <SeatFinder />
      <section className="mt-8">
        <h2 className={HEADING}>Wishes to leave</h2>
        <OpenWishes />
      </section>
      <section className="mt-8">
        <h2 className={HEADING}>Transfers</h2>
        <ListFrame list={transfers} empty="No seat was offered yet.">
          {(transfer) => <TransferRow key={transfer.id} transfer={transfer} onPaid={setPaid} />}
        </ListFrame>
      </section>
      <section className="mt-8">
        <h2 className={HEADING}>Terminated seats</h2>
        <ListFrame list={terminated} empty="No seat was terminated.">
          {(seat) => (
            <TerminatedRow
              key={seat.id}
              seat={seat}
              onRecover={(isExpected) => setRecovered({ seat, isExpected })}
            />
          )}
        </ListFrame>
      </section>
      {paid && <PaymentDialog transfer={paid} onClose={() => setPaid(undefined)} onDone={reload} />}
      {recovered && (
        <RecoveryDialog {...recovered} onClose={() => setRecovered(undefined)} onDone={reload} />
      )}
    </>
  );
}

type TransferRowProps = { transfer: TransferView; onPaid: (transfer: TransferView) => void };

function TransferRow({ transfer, onPaid }: TransferRowProps) {
  const { states } = useTexts(transferTexts);
  const { state, leaver, newcomer, groupName, seat, price } = transfer;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 break-words font-semibold">
            {leaver} → {newcomer}
          </span>
          <Badge tone={state === 'accepted' ? 'waiting' : 'neutral'}>{states[state]}</Badge>
        </p>
        <p className="text-muted text-sm">
          {groupName}, seat {seat} · {formatMoney(usd(price.totalCents))}
        </p>
      </div>
      {state === 'accepted' && <Button onClick={() => onPaid(transfer)}>The price came</Button>}
    </li>
  );
}

type TerminatedRowProps = { seat: TerminatedSeat; onRecover: (isExpected: boolean) => void };

function TerminatedRow({ seat, onRecover }: TerminatedRowProps) {
  const dollars = (cents: number) => formatMoney(usd(cents));
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="break-words font-semibold">{seat.name}</p>
        <p className="text-muted text-sm">
          {seat.groupName}, seat {seat.seat} · since {formatDay(seat.madeAt)} · owed{' '}
          {dollars(seat.owedCents)}
        </p>
        <p className="text-muted text-sm">
          Reserve added {dollars(seat.toppedUpCents)} · recovered {dollars(seat.recoveredCents)} ·
          expected {dollars(seat.expectedCents)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button tone="quiet" onClick={() => onRecover(true)}>
          Expected
        </Button>
        <Button onClick={() => onRecover(false)}>Money came</Button>
      </div>
    </li>
  );
}
