import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { type Money, usd } from '#shared/money.ts';

/** The deposit, whatever a request says. */
export const DEPOSIT: Money = usd(200_00);

export const DEPOSIT_STATUSES = ['pending', 'completed', 'refunded', 'failed', 'expired'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/**
 * A deposit that stands in the way of another one for the same application, unless it is to be
 * given back.
 */
export const OPEN_STATUSES = ['pending', 'completed'] as const satisfies DepositStatus[];

/** Why we give a deposit back; `at_provider` when somebody did it there. */
export const REFUND_REASONS = [
  'group_not_formed',
  'group_cancelled',
  'application_deleted',
  'paid_twice',
  'dispute_lost',
  'at_provider',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** How a dispute between a card's holder and us stands, as their bank decides it. */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Why money that came in is no deposit, and goes back as it came. */
export const UNEXPECTED_REASONS = ['wrong_amount', 'second_payment'] as const;
export type UnexpectedReason = (typeof UNEXPECTED_REASONS)[number];

type Amount = { cents: number; currency: string };

/** What the payment provider says of the deposit's payment. */
export type PaymentTruth = {
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  received: Amount;
  isAbandoned: boolean;
};

export type Decision = 'complete' | 'return' | 'fail' | 'expire' | 'none';

/**
 * What follows for a deposit from the provider's truth. Money that came in always counts, if it is
 * the deposit to the cent; any other goes back.
 */
export function decideDeposit(status: DepositStatus, payment: PaymentTruth): Decision {
  const isUnpaid = status === 'pending' || status === 'failed' || status === 'expired';
  if (payment.status === 'succeeded' && isUnpaid) {
    return isDeposit(payment.received) ? 'complete' : 'return';
  }
  if (payment.status === 'canceled' && status === 'pending') {
    return payment.isAbandoned ? 'expire' : 'fail';
  }
  return 'none';
}

/** Whether an amount is the deposit, to the cent. */
export function isDeposit({ cents, currency }: Amount): boolean {
  return cents === DEPOSIT.cents && currency === DEPOSIT.currency;
}

/** An amount of a payment that is a deposit, and so in dollars. */
export function inDollars({ cents, currency }: Amount): Money {
  if (currency !== DEPOSIT.currency) throw new RangeError(`not in dollars, but in ${currency}`);
  return usd(cents);
}

const MINUTE_MS = 60_000;
/** Younger deposits are left to the webhook. */
export const FIRST_CHECK_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = MILLISECONDS_PER_DAY;

/** When to ask the provider again about a deposit that is still open: ever more rarely. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const wait = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_CHECK_MS, age / 4));
  return new Date(now.getTime() + wait);
}
