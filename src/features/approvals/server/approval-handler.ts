import type { Context, TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { Session } from '#platform/routes.ts';
import type { ShownAccount } from '../contract.ts';
import type { ApprovalRow } from './queries.ts';

export type ConfirmedApproval = ApprovalRow;

/** What a feature does when an entry of its kind is confirmed or rejected, in the same transaction. */
export type ApprovalHandler = {
  /** It is not about money, so treasurers do not decide it. */
  isForAdmins?: true;
  /** The account that money goes to, for whoever is to confirm; writes the look into the log. */
  showAccount?(context: Context, actor: Session, approval: ApprovalRow): Promise<ShownAccount>;
  /** The subjects whose account this person entered: somebody else has to compare it. */
  findAccountsOf?(
    reach: Pick<Context, 'db'>,
    userId: string,
    subjectIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  onConfirmed(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
  onRejected?(tx: TransactionContext, approval: ConfirmedApproval): Promise<void>;
};

/** By kind of approval. */
export const approvalHandlers = defineHandlers<ApprovalHandler>('approvals of the kind');
