import type { TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { ApprovalRow } from './queries.ts';

export type ConfirmedApproval = ApprovalRow;

/** What a feature does when an entry of its kind is confirmed or rejected, in the same transaction. */
export type ApprovalHandler = {
  onConfirmed(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
  onRejected?(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
};

/** By kind of approval. */
export const approvalHandlers = defineHandlers<ApprovalHandler>('approvals of the kind');
