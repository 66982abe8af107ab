import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { listUnexpectedCall, type UnexpectedPayment } from '../admin-contract.ts';
import { UNEXPECTED_WORDS } from './money-words.ts';

export function UnexpectedPayments() {
  const list = useWholeList(listUnexpectedCall, {});
  return (
    <section className="mt-12">
      <h2 className="text-xl">Unexpected payments</h2>
      <p className="mt-1 text-muted">
        Money that nobody asked for, such as a wrong amount. It is in no book and goes back by
        itself.
      </p>
      <div className="mt-4">
        <ListFrame
          list={list}
          what="the unexpected payments"
          empty="None. Every payment was what was asked for."
        >
          {(payment) => <UnexpectedRow key={payment.id} payment={payment} />}
        </ListFrame>
      </div>
    </section>
  );
}

function UnexpectedRow({ payment }: { payment: UnexpectedPayment }) {
  const { cents, currency, reason, returnedAt, attempt, fullName, email, purpose } = payment;
  return (
    <li className="grid grid-cols-1 gap-x-5 gap-y-1.5 px-5 py-4 text-sm md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.6fr)_minmax(0,1.4fr)] md:items-center">
      <span className="min-w-0">
        <span className="block break-words font-semibold text-base">
          {fullName ?? (purpose ? `For a ${purpose}` : 'Not known for what')}
        </span>
        <span className="block break-all text-muted">{email ?? payment.id}</span>
      </span>
      <span className="min-w-0">
        <span className="tabular font-semibold">{formatAmount(cents, currency)}</span>{' '}
        {UNEXPECTED_WORDS[reason]}
        {email && <span className="block break-all text-muted text-xs">{payment.id}</span>}
      </span>
      <span className="min-w-0">
        <Badge tone={returnedAt ? 'neutral' : 'waiting'}>
          {returnedAt ? 'Sent back' : 'Going back'}
        </Badge>
        {attempt > 1 && <span className="ml-2">attempt {attempt}</span>}
        <span className="tabular mt-1 block text-muted">
          came {formatDateTime(payment.createdAt)}
          {returnedAt && `, sent back ${formatDateTime(returnedAt)}`}
        </span>
      </span>
    </li>
  );
}

/** '€200.00', '¥20,000': providers count in the smallest unit of a currency. */
function formatAmount(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
