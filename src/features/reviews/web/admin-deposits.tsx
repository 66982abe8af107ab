import type { DepositRecord } from '#features/deposits/contract.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { formatMoney, usd } from '#shared/money.ts';
import { Badge } from '#ui/badge.tsx';
import { formatMoment } from '#ui/format.ts';
import type { ApplicationDetails } from '../contract.ts';
import { DEPOSIT_WORDS } from './admin-words.ts';

/** Live money and test money, apart. */
export function AdminDeposits({ application }: { application: ApplicationDetails }) {
  const { deposits, sandboxDeposits } = application;
  return (
    <section>
      <h2 className="text-xl">Deposits</h2>
      {deposits.length === 0 ? (
        <p className="mt-2 text-muted">No deposit of real money.</p>
      ) : (
        <DepositList deposits={deposits} />
      )}
      {sandboxDeposits.length > 0 && (
        <>
          <h3 className="mt-5 font-sans font-semibold">Sandbox deposits</h3>
          <p className="text-muted text-sm">Test payments: no real money moved.</p>
          <DepositList deposits={sandboxDeposits} />
        </>
      )}
    </section>
  );
}

function DepositList({ deposits }: { deposits: readonly DepositRecord[] }) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-paper">
      {deposits.map(({ id, amount, status, createdAt, paidAt, isOwedBack, dispute }) => {
        const words = DEPOSIT_WORDS[status === 'expired' ? 'failed' : status];
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
            <span className="tabular font-semibold">
              {formatMoney(usd(Math.round(amount * 100)))}
            </span>
            <Badge tone={words.tone}>{words.label}</Badge>
            {isOwedBack && status === 'completed' && <Badge tone="waiting">Going back</Badge>}
            {dispute && <DisputeBadge status={dispute} />}
            <span className="tabular text-muted">
              {paidAt ? `Paid ${formatMoment(paidAt)}` : `Begun ${formatMoment(createdAt)}`}
            </span>
            <span className="min-w-0 break-all text-muted text-xs">{id}</span>
          </li>
        );
      })}
    </ul>
  );
}
