import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { isStaff, type Role } from '#shared/staff-roles.ts';
import { accountErrors } from '../../errors.ts';
import { updateRole } from '../../server/queries.ts';
import type { UserSummary } from '../contract.ts';
import { toSummary } from './admin-list.ts';
import { lockAdmins, lockShownUser } from './admin-queries.ts';
import { revokeInvitationsBy } from './invitations.ts';
import { notifyRole } from './notify-role.ts';

const ROLE_ACTIONS: Partial<Record<Role, `user.${string}`>> = {
  admin: 'user.made-admin',
  member: 'user.made-member',
};

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
    if (user.role === 'admin' && admins.length === 1) throw accountErrors.LAST_ADMIN();
    if (user.bannedAt) throw accountErrors.USER_BANNED();
    if (isStaff(role)) {
      // Otherwise somebody who signed up with a colleague's address could join the staff.
      const identity = await context.identity.directory.findByEmail(tx.db, user.email);
      if (!identity?.isEmailVerified) throw accountErrors.EMAIL_NOT_PROVEN();
    }
    await updateRole(tx.db, id, { from: user.role, role, at: tx.clock.now() });
    if (user.role === 'admin') await revokeInvitationsBy(tx, actor, id);
    // Who joins the staff signs in again: the stricter password rules are checked at sign-in.
    if (!isStaff(user.role)) await context.identity.directory.endSessions(tx.db, user.identityId);
    await recordAudit(tx, {
      actor,
      action: ROLE_ACTIONS[role] ?? 'user.role-changed',
      subject: { type: 'user', id, label: user.email },
      before: { role: user.role },
      after: { role },
    });
    const { email, firstName } = user;
    await notifyRole(tx, {
      email,
      firstName: firstName ?? '',
      from: user.role,
      role,
      by: actor.email,
    });
    return toSummary({ ...user, role });
  });
}
