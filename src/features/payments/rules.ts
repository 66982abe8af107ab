import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { type Money, usd } from '#shared/text/money.ts';

/**
 * processing: a bank is processing it, for a debit over days; a refunded payment stays succeeded.
 */
export const PAYMENT_STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  'expired',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The failure of a payment that the provider no longer knows. */
export const UNKNOWN_AT_PROVIDER = 'unknown_at_provider';

/** The status of a dispute between a payer and us, as the bank decides it. */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Why money that came in is unexpected and is returned. */
export const UNEXPECTED_REASONS = ['wrong_amount', 'second_payment'] as const;
export type UnexpectedReason = (typeof UNEXPECTED_REASONS)[number];

/**
 * pending: its owner has not finished setting it up; revoked: the owner withdrew the permission at
 * the bank; detached: its owner removed it here.
 */
export const METHOD_STATUSES = ['pending', 'active', 'failed', 'revoked', 'detached'] as const;
export type MethodStatus = (typeof METHOD_STATUSES)[number];

type Amount = { cents: number; currency: string };

/** What the payment provider says of a payment. */
export type ProviderState = {
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  received: Amount;
  isAbandoned: boolean;
};

type Known = { status: PaymentStatus; amountCents: number; currency: string };

export type Decision = 'succeed' | 'return' | 'process' | 'fail' | 'expire' | 'none';

/**
 * Decides what to do with a payment after the provider's answer. Money that came in counts if it is
 * exactly the requested amount; otherwise it is returned.
 */
export function decidePayment(known: Known, state: ProviderState): Decision {
  const { status } = known;
  const isOpen = status === 'pending' || status === 'processing';
  const isUnpaid = isOpen || status === 'failed' || status === 'expired';
  if (state.status === 'succeeded' && isUnpaid) {
    return isAmountOf(known, state.received) ? 'succeed' : 'return';
  }
  if (state.status === 'canceled' && isOpen) return state.isAbandoned ? 'expire' : 'fail';
  if (state.status === 'processing' && status === 'pending') return 'process';
  return 'none';
}

/** Whether an amount is that of the payment, to the cent. */
export function isAmountOf(
  { amountCents, currency }: { amountCents: number; currency: string },
  amount: Amount,
): boolean {
  return amount.cents === amountCents && amount.currency === currency;
}

/** The amount of one of our payments, which are all in dollars. */
export function inDollars({ cents, currency }: Amount): Money {
  if (currency !== 'USD') throw new RangeError(`not in dollars, but in ${currency}`);
  return usd(cents);
}

const MINUTE_MS = 60_000;
/** For younger payments we wait for the webhook. */
export const FIRST_CHECK_MS = 10 * MINUTE_MS;
const MAX_WAIT_MS = MILLISECONDS_PER_DAY;

/** When to ask the provider again about an open payment: at growing intervals. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const wait = Math.min(MAX_WAIT_MS, Math.max(FIRST_CHECK_MS, age / 4));
  return new Date(now.getTime() + wait);
}
