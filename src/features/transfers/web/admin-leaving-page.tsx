import { useState } from 'react';
import { EndedSeats } from '#features/exits/web/ended-seats.tsx';
import { OpenWishes } from '#features/exits/web/open-wishes.tsx';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
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

const HEADING = 'mb-3 text-2xl';

/** Open requests to leave, transfers of seats, terminated seats, and former members who owe. */
export function Page() {
  const transfers = usePages(listAdminTransfersCall, {});
  const [paid, setPaid] = useState<TransferView>();
  return (
    <>
      <PageHeading
        title="Leaving"
        intro="Wishes to leave take effect 72 hours after they were made, and members can take them back until then. Transfers wait for their price by wire, terminated seats for what is recovered from their homes; what other former members owe waits for their payments."
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
      <EndedSeats headingClass={HEADING} />
      {paid && (
        <PaymentDialog
          transfer={paid}
          onClose={() => setPaid(undefined)}
          onDone={() => void transfers.reload()}
        />
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
