import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { accountErrors } from '../../errors.ts';
import { updateRole } from '../../server/queries.ts';
import type { UserSummary } from '../contract.ts';
import { toSummary } from './admin-list.ts';
import { lockAdmins, lockShownUser } from './admin-queries.ts';
import { banMail } from './ban-mail.ts';
import { revokeInvitationsBy } from './invitations.ts';
import { notifyRole } from './notify-role.ts';

type Actor = Pick<Session, 'userId' | 'email'>;

/**
 * Bans a person: every session ends now and no new one can begin. Staff lose the role too, so that
 * the count of admins includes only people who can act. Nobody can ban themselves or the last
 * admin. The person is told why by mail.
 */
export function banUser(
  context: Context,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<UserSummary> {
  return inTransaction(context, async (tx) => {
    const admins = await lockAdmins(tx.db);
    const user = await lockShownUser(tx.db, id);
    if (!user) throw accountErrors.USER_NOT_FOUND();
    if (id === actor.userId) throw accountErrors.BAN_OF_ONESELF();
    if (user.role === 'admin' && admins.length === 1) throw accountErrors.LAST_ADMIN();
    if (user.bannedAt && user.banReason === reason) return toSummary(user);
    await context.identity.directory.ban(tx.db, user.identityId, reason);
    const { email, role } = user;
    const firstName = user.firstName ?? '';
    if (isStaff(role)) {
      await updateRole(tx.db, id, { from: role, role: 'member', at: tx.clock.now() });
      await revokeInvitationsBy(tx, actor, id);
      await notifyRole(tx, { email, firstName, from: role, role: 'member', by: actor.email });
    }
    await queueMail(tx, {
      to: email,
      // A ban can be lifted and come again, so each needs its own mail id.
      dedupeKey: `account-banned:${tx.randomness.id()}`,
      content: (locale) => banMail(locale, { firstName, reason }),
    });
    await recordAudit(tx, {
      actor,
      action: 'user.banned',
      subject: { type: 'user', id, label: user.email },
      before: { role: user.role, isBanned: user.bannedAt !== null, reason: user.banReason },
      after: { role: 'member', isBanned: true, reason },
    });
    return readSummary(tx.db, id);
  });
}

/** Lets a banned person sign in again, as a member. */
export function liftBan(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<UserSummary> {
  return inTransaction(context, async (tx) => {
    const user = await lockShownUser(tx.db, id);
    if (!user) throw accountErrors.USER_NOT_FOUND();
    if (!user.bannedAt) return toSummary(user);
    await context.identity.directory.liftBan(tx.db, user.identityId);
    await recordAudit(tx, {
      actor,
      action: 'user.ban-lifted',
      subject: { type: 'user', id, label: user.email },
      before: { isBanned: true, reason: user.banReason },
      after: { isBanned: false },
    });
    return readSummary(tx.db, id);
  });
}

/** Lifts the ban of an address, with that of its account if there is one. */
export function liftAddressBan(
  context: Context,
  actor: Actor,
  { email }: { email: string },
): Promise<{ email: string }> {
  const { directory } = context.identity;
  return inTransaction(context, async (tx) => {
    if (!(await directory.liftAddressBan(tx.db, email))) throw accountErrors.ADDRESS_NOT_BANNED();
    const account = await directory.findByEmail(tx.db, email);
    if (account) await directory.liftBan(tx.db, account.id);
    await recordAudit(tx, {
      actor,
      action: 'user.ban-lifted',
      subject: { type: 'user', id: account?.id ?? email, label: email },
      before: { isBanned: true },
      after: { isBanned: false },
    });
    return { email };
  });
}

async function readSummary(db: Parameters<typeof lockShownUser>[0], id: string) {
  const user = await lockShownUser(db, id);
  if (!user) throw accountErrors.USER_NOT_FOUND();
  return toSummary(user);
}
