import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/** A refund is paid as it was published, though the bank returned a part of it since the close. */
export type OverpaidRefund = { membershipId: string; cents: number; missingCents: number };

/** What assemblies need from the feature that keeps the statements of seats that were left. */
export type DrawnRefundHandler = {
  /** What is missing is posted: the member owes it. */
  onOverpaid(tx: TransactionContext, refund: OverpaidRefund): Promise<void>;
};

export const drawnRefundHandler = defineHandler<DrawnRefundHandler>('drawn refunds');
