import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { ShownAccount } from '../contract.ts';
import { approvalErrors } from '../errors.ts';
import { approvalHandlers } from './approval-handler.ts';
import { findApproval } from './queries.ts';

/** The account that an entry pays to, in full, for whoever is to confirm it; each look is recorded. */
export async function showAccount(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<ShownAccount> {
  const entry = await findApproval(context.db, id);
  if (!entry) throw approvalErrors.APPROVAL_NOT_FOUND();
  if (entry.state !== 'waiting') throw approvalErrors.APPROVAL_DECIDED();
  if (entry.beneficiaryId === actor.userId) throw approvalErrors.OWN_BENEFIT();
  const { showAccount: show } = approvalHandlers.of(entry.kind);
  if (!show) throw commonErrors.NOT_FOUND();
  return show(context, actor, entry);
}
