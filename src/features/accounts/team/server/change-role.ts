import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { accountErrors } from '../../errors.ts';
import type { Role } from '../../rules.ts';
import { updateRole } from '../../server/queries.ts';
import type { UserSummary } from '../contract.ts';
import { toSummary } from './admin-list.ts';
import { lockAdmins, lockShownUser } from './admin-queries.ts';
import { notifyRole } from './notify-role.ts';

/** Changes a person's role; the last admin cannot be demoted. */
export function changeRole(
  context: Context,
  actor: Session,
  { id, role }: { id: string; role: Role },
): Promise<UserSummary> {
  return inTransaction(context, async (tx) => {
    const admins = await lockAdmins(tx.db);
    const user = await lockShownUser(tx.db, id);
    if (!user) throw accountErrors.USER_NOT_FOUND();
    if (user.role === role) return toSummary(user);
    if (role === 'member' && admins.length === 1) throw accountErrors.LAST_ADMIN();
    if (user.bannedAt) throw accountErrors.USER_BANNED();
    if (role === 'admin') {
      // Otherwise somebody who signed up with a colleague's address could become an admin.
      const identity = await context.identity.directory.findByEmail(tx.db, user.email);
      if (!identity?.isEmailVerified) throw accountErrors.EMAIL_NOT_PROVEN();
    }
    await updateRole(tx.db, id, { role, at: tx.clock.now() });
    // A new admin signs in again, because the stricter password rules are checked at sign-in.
    if (role === 'admin') await context.identity.directory.endSessions(tx.db, user.identityId);
    await recordAudit(tx, {
      actor,
      action: role === 'admin' ? 'user.made-admin' : 'user.made-member',
      subject: { type: 'user', id, label: user.email },
      before: { role: user.role },
      after: { role },
    });
    await notifyRole(tx, { ...user, firstName: user.firstName ?? '', role, by: actor.email });
    return toSummary({ ...user, role });
  });
}
