import type { DepositRecord } from '#features/deposits/contract.ts';
import { stateOfDeposit } from '#features/deposits/deposit-state.ts';
import { DisputeBadge } from '#features/deposits/web/dispute-badge.tsx';
import { RefundButton } from '#features/deposits/web/refund-button.tsx';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { useKeptFocus } from '#ui/list/use-kept-focus.ts';
import type { ApplicationDetails } from '../contract.ts';
import { DEPOSIT_WORDS } from './admin-words.ts';

type AdminDepositsProps = { application: ApplicationDetails; onChanged: () => Promise<void> };

/** Live money and test money, apart. */
export function AdminDeposits({ application, onChanged }: AdminDepositsProps) {
  const { deposits, sandboxDeposits, email, fullName } = application;
  const section = useKeptFocus<HTMLElement>(application);
  const list = (shown: readonly DepositRecord[]) => (
    <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-paper">
      {shown.map((deposit) => (
        <DepositItem key={deposit.id} {...{ deposit, email, fullName, onChanged }} />
      ))}
    </ul>
  );
  return (
    <section ref={section} tabIndex={-1} aria-label="Deposits" className="outline-none">
      <h2 className="text-xl">Deposits</h2>
      {deposits.length === 0 ? (
        <p className="mt-2 text-muted">No deposit of real money.</p>
      ) : (
        list(deposits)
      )}
      {sandboxDeposits.length > 0 && (
        <>
          <h3 className="mt-5 font-sans font-semibold">Sandbox deposits</h3>
          <p className="text-muted text-sm">Test payments: no real money moved.</p>
          {list(sandboxDeposits)}
        </>
      )}
    </section>
  );
}

type DepositItemProps = {
  deposit: DepositRecord;
  email: string;
  fullName: string;
  onChanged: () => Promise<void>;
};

function DepositItem({ deposit, email, fullName, onChanged }: DepositItemProps) {
  const { id, amount, createdAt, paidAt, dispute } = deposit;
  const state = stateOfDeposit(deposit);
  const words = DEPOSIT_WORDS[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <span className="tabular font-semibold">{formatMoney(usd(Math.round(amount * 100)))}</span>
      <Badge tone={words.tone}>{words.label}</Badge>
      {dispute && <DisputeBadge status={dispute} />}
      <span className="tabular text-muted">
        {paidAt ? `Paid ${formatDateTime(paidAt)}` : `Begun ${formatDateTime(createdAt)}`}
      </span>
      <span className="min-w-0 grow break-all text-muted text-xs">{id}</span>
      {state === 'completed' && !deposit.isCredit && dispute !== 'open' && (
        <RefundButton deposit={{ id, email, fullName, amount }} onRefunded={onChanged} />
      )}
    </li>
  );
}
