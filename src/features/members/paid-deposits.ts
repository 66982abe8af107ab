import type { DepositRecord } from '#features/deposits/contract.ts';
import { type Money, usd } from '#shared/text/money.ts';

type Paid = Pick<DepositRecord, 'amount' | 'status' | 'isOwedBack' | 'paidAt' | 'dispute'>;

export type PaidDeposits = {
  /** Paid and kept. */
  total: Money;
  /** Paid and being refunded. */
  owedBack: Money;
  /** When the kept money arrived. */
  paidAt: string | undefined;
  /** A bank is examining one of the payments; it may withhold the money. */
  isDisputed: boolean;
};

/** The sums of a member's deposits. Money that is being refunded does not count as paid. */
export function paidDeposits(deposits: readonly Paid[]): PaidDeposits {
  const completed = deposits.filter(({ status }) => status === 'completed');
  const kept = completed.filter(({ isOwedBack }) => !isOwedBack);
  const sum = (some: readonly Paid[]) =>
    usd(some.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0));
  return {
    total: sum(kept),
    owedBack: sum(completed.filter(({ isOwedBack }) => isOwedBack)),
    paidAt: kept[0]?.paidAt ?? undefined,
    isDisputed: deposits.some(({ dispute }) => dispute === 'inquiry' || dispute === 'open'),
  };
}

/** The deposit that a member paid, of several the kept one; undefined when none was paid. */
export function paidAmount(deposits: readonly Paid[]): Money | undefined {
  const paid = deposits.filter(({ paidAt }) => paidAt !== null);
  const counted = paid.find(({ isOwedBack }) => !isOwedBack) ?? paid[0];
  return counted && usd(Math.round(counted.amount * 100));
}
