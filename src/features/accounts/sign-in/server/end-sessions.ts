import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { accountErrors } from '../../errors.ts';
import { lockShownUser } from '../../team/server/admin-queries.ts';

/** Signs somebody out on every device, for example after a lost phone; they may sign in again. */
export function endSessionsOf(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const user = await lockShownUser(tx.db, id);
    if (!user) throw accountErrors.USER_NOT_FOUND();
    await context.identity.directory.endSessions(tx.db, user.identityId);
    await recordAudit(tx, {
      actor,
      action: 'user.signed-out',
      subject: { type: 'user', id, label: user.email },
    });
  });
}
