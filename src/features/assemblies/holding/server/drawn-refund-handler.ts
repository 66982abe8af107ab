import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/** A refund is paid as it was published, whatever was returned or given back since the close. */
export type DrawnRefund = {
  membershipId: string;
  cents: number;
  /** What its seat has less in the fund by now, which the member owes; negative: more. */
  missingCents: number;
};

/** What assemblies need from the feature that keeps the statements of seats that were left. */
export type DrawnRefundHandler = {
  /** What is missing is posted already; what is more is the handler's to pay. */
  onDiffers(tx: TransactionContext, refund: DrawnRefund): Promise<void>;
};

export const drawnRefundHandler = defineHandler<DrawnRefundHandler>('drawn refunds');
