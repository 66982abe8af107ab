import type { TransactionContext } from '#platform/context.ts';
import type { ApprovalRow } from './queries.ts';

export type ConfirmedApproval = ApprovalRow;

/** What a feature does when an entry of its kind is confirmed or rejected, in the same transaction. */
export type ApprovalHandler = {
  onConfirmed(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
  onRejected?(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
};

/** The features' handlers by kind, given once when the server is assembled. */
const handlers = new Map<string, ApprovalHandler>();

export function registerApprovalHandlers(byKind: Readonly<Record<string, ApprovalHandler>>): void {
  for (const [kind, handler] of Object.entries(byKind)) handlers.set(kind, handler);
}

export function approvalHandlerOf(kind: string): ApprovalHandler {
  const handler = handlers.get(kind);
  if (!handler) throw new Error(`no feature handles approvals of the kind '${kind}'`);
  return handler;
}
