import { Link } from 'wouter';
import { plans } from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import type { DepositSummary } from '../admin-contract.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import { MONEY_WORDS, REFUND_WORDS, STATUS_WORDS } from './money-words.ts';
import { RefundButton } from './refund-button.tsx';

type AdminDepositRowProps = { deposit: DepositSummary; onChanged: () => void };

export function AdminDepositRow({ deposit, onChanged }: AdminDepositRowProps) {
  const { applicationId, fullName, email, amount, planId, money, status, dispute } = deposit;
  const words = money ? MONEY_WORDS[money] : STATUS_WORDS[status];
  return (
    <li className="grid grid-cols-1 gap-x-5 gap-y-1.5 px-5 py-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1.6fr)_6.5rem] md:items-center">
      <span className="min-w-0">
        {applicationId ? (
          <Link
            href={`/admin/applications/${applicationId}`}
            className="block break-words font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {fullName}
          </Link>
        ) : (
          <span className="block break-words font-semibold">{fullName}</span>
        )}
        <span className="block break-words text-muted text-sm">{email}</span>
      </span>
      <span className="min-w-0 text-sm">
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="tabular font-semibold">
            {formatMoney(usd(Math.round(amount * 100)))}
          </span>
          <Badge tone={words.tone}>{words.label}</Badge>
          {deposit.mode !== 'live' && <Badge>Test money</Badge>}
          {dispute && money !== 'disputed' && <DisputeBadge status={dispute} />}
        </span>
        <span className="tabular mt-1 block text-muted">
          {plans[planId].label} · {whenOf(deposit)}
        </span>
      </span>
      <span className="md:justify-self-end">
        {money === 'held' && <RefundButton deposit={deposit} onRefunded={onChanged} />}
      </span>
    </li>
  );
}

function whenOf({ createdAt, completedAt, refundedAt, refundReason, money }: DepositSummary) {
  const why = refundReason ? `, ${REFUND_WORDS[refundReason]}` : '';
  if (refundedAt) return `refunded ${formatDateTime(refundedAt)}${why}`;
  if (completedAt) return `paid ${formatDateTime(completedAt)}${money === 'owed' ? why : ''}`;
  return `begun ${formatDateTime(createdAt)}`;
}
