import type { TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { PayoutRow } from './tables.ts';

/**
 * How a feature reacts when a payout it requested was sent or returned, in the same transaction.
 */
export type PayoutHandler = {
  /** Locks rows that come before the membership in the lock order. */
  lockFirst?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  /** Refuses a payout that must not be sent now. */
  requireSendable?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onPaid(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onReturned?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
};

/** By kind of payout; not every kind needs one. */
export const payoutHandlers = defineHandlers<PayoutHandler>('payouts of the kind');
