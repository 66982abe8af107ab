import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import {
  acceptSeatCall,
  listTransfersCall,
  type TransferView,
  withdrawTransferCall,
} from '../contract.ts';
import { OfferForm } from './offer-form.tsx';
import { transferTexts } from './texts.ts';

type Seat = { membershipId: string; seat: number; status: string };

export function TransfersPanel({ seats }: { seats: readonly Seat[] }) {
  const texts = useTexts(transferTexts);
  const transfers = useWholeList(listTransfersCall, {});
  const reload = () => void transfers.reload();
  const isLoaded = !transfers.isLoading && !transfers.hasFailed;
  // A seat with an award, or whose membership ended, cannot be transferred.
  const hasSeat = seats.some(({ status }) => status === 'active');
  const isOpen = ({ state }: TransferView) => state === 'offered' || state === 'accepted';
  const offerable = seats.filter(
    ({ status, membershipId }) =>
      isLoaded &&
      status === 'active' &&
      !transfers.items.some(
        (transfer) => transfer.membershipId === membershipId && isOpen(transfer),
      ),
  );
  return (
    <Panel title={hasSeat ? texts.title : texts.offeredTitle}>
      <p className="mt-2 max-w-2xl text-muted">{hasSeat ? texts.text : texts.offeredText}</p>
      <ListFrame
        list={transfers}
        what={texts.loading}
        empty={hasSeat ? null : texts.nothingOffered}
        isInPanel
      >
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {transfers.items.map((transfer) => (
            <TransferCard key={transfer.id} transfer={transfer} onChanged={reload} />
          ))}
        </ul>
      </ListFrame>
      {offerable.map(({ membershipId, seat }) => (
        <OfferForm key={membershipId} membershipId={membershipId} seat={seat} onOffered={reload} />
      ))}
    </Panel>
  );
}

type TransferCardProps = { transfer: TransferView; onChanged: () => void };

function TransferCard({ transfer, onChanged }: TransferCardProps) {
  const texts = useTexts(transferTexts);
  const { id, state, role, price, seat } = transfer;
  const [signature, setSignature] = useState('');
  const { isPending, write } = useWrite({ failed: texts.failed, refusals: texts.refusals });
  const run = (call: () => Promise<unknown>, title: string) =>
    write({ send: call, done: { title }, onDone: onChanged, onStale: onChanged });
  const accept = () => {
    const body = { priceCents: price.totalCents, signature };
    return run(() => callApi(acceptSeatCall, { params: { id }, body }), texts.accepted);
  };
  const withdraw = () =>
    run(() => callApi(withdrawTransferCall, { params: { id } }), texts.withdrawn);
  const isOpen = state === 'offered' || state === 'accepted';
  const canAccept = role === 'newcomer' && state === 'offered';
  return (
    <li className="rounded-2xl border border-line p-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 break-words font-semibold">
          {role === 'newcomer'
            ? texts.from(transfer.leaver, seat)
            : texts.to(transfer.newcomer, seat)}
        </span>
        <Badge tone={state === 'done' ? 'good' : isOpen ? 'waiting' : 'neutral'}>
          {stateOf(transfer, texts)}
        </Badge>
      </p>
      {isOpen && <PriceTable price={price} />}
      {role === 'newcomer' && state === 'accepted' && <p className="mt-3">{texts.wire}</p>}
      {isOpen && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          {canAccept && (
            <>
              <div className="w-64">
                <TextField
                  label={texts.signature}
                  value={signature}
                  onChange={(event) => setSignature(event.target.value)}
                />
              </div>
              <Button disabled={isPending || !signature.trim()} onClick={() => void accept()}>
                {texts.accept}
              </Button>
            </>
          )}
          <Button tone="quiet" disabled={isPending} onClick={() => void withdraw()}>
            {role === 'newcomer' ? texts.decline : texts.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What a transfer waits for, from the reader's point of view. */
function stateOf({ state, role }: TransferView, texts: TextsIn<typeof transferTexts>): string {
  if (role === 'newcomer' && state === 'offered') return texts.waitsForYou;
  if (role === 'newcomer' && state === 'accepted') return texts.waitsForYourPrice;
  return texts.states[state];
}

function PriceTable({ price }: { price: TransferView['price'] }) {
  const locale = useLocale();
  const { price: texts } = useTexts(transferTexts);
  const rows = [
    [texts.fund, price.fundCents],
    [texts.reserve, price.reserveCents],
    [texts.administration, price.administrationCents],
  ] as const;
  return (
    <dl className="tabular mt-3 grid max-w-md gap-1">
      {rows
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 text-muted">
            <dt>{label}</dt>
            <dd>{formatMoney(usd(cents), locale)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 border-line border-t pt-1 font-semibold">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(usd(price.totalCents), locale)}</dd>
      </div>
    </dl>
  );
}
