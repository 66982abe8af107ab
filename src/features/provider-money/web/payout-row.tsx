import { useState } from 'react';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { countOf, formatDay, formatShortDay } from '#ui/language/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { type ProviderPayoutView, readProviderPayoutCall } from '../contract.ts';
import { providerMoneyTexts } from './admin-texts.ts';
import { TransactionRow } from './transaction-row.tsx';

const words = providerMoneyTexts.payouts;

const TONES: Readonly<Record<string, BadgeTone>> = {
  paid: 'good',
  failed: 'bad',
  canceled: 'neutral',
};

/** A payout of the provider to the bank; its transactions are read when somebody wants them. */
export function PayoutRow({ payout }: { payout: ProviderPayoutView }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, amountCents, createdAt, arrivesOn, failure, isAutomatic } = payout;
  const { transactions, unmatched, netCents } = payout;
  const leftCents = netCents - amountCents;
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <div className="tabular min-w-0 grow basis-64">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display text-xl">{formatMoney(usd(amountCents))}</span>
            <Badge tone={TONES[status] ?? 'waiting'}>{words.statuses[status] ?? status}</Badge>
            {unmatched > 0 && <Badge tone="bad">{words.unmatched(String(unmatched))}</Badge>}
          </p>
          <p className="text-muted text-sm">
            {words.dates(formatDay(createdAt), formatShortDay(arrivesOn), status === 'paid')}
          </p>
          {failure && <p className="break-words text-danger text-sm">{failure}</p>}
          <p className="text-muted text-sm">
            {isAutomatic
              ? words.sums(countOf(transactions, 'transaction'), netCents)
              : words.byHand}
          </p>
          {isAutomatic && leftCents !== 0 && transactions > 0 && (
            <p className="text-danger text-sm">{words.differs(leftCents)}</p>
          )}
        </div>
        {transactions > 0 && (
          <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        )}
      </div>
      {isOpen && <Transactions payoutId={payout.id} />}
    </li>
  );
}

function Transactions({ payoutId }: { payoutId: string }) {
  const list = usePages(readProviderPayoutCall, { params: { id: payoutId } });
  return (
    <ListFrame list={list} what={words.transactions} empty={words.none} isInPanel>
      {(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
    </ListFrame>
  );
}
