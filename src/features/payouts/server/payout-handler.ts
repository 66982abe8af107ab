import type { TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { PayoutRow } from './tables.ts';

/** What a feature does when a payout it asked for was sent, or came back; in the same transaction. */
export type PayoutHandler = {
  /** Locks what is locked before the membership, in the one order of all locks. */
  lockFirst?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  /** Refuses a payout that must not be sent now. */
  requireSendable?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onPaid(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onReturned?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
};

/** By kind of payout; not every kind needs one. */
export const payoutHandlers = defineHandlers<PayoutHandler>('payouts of the kind');
