import { isUniqueViolation } from '#db/errors.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { readToken } from '#platform/sealing/signed-tokens.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { accountErrors } from '../../errors.ts';
import { claimUser, updateRole, upsertUser } from '../../server/queries.ts';
import { requireGoodPassword } from '../../sign-in/server/check-password.ts';
import { lockShownUser } from './admin-queries.ts';
import {
  findInvitation,
  type InvitationRow,
  lockInvitation,
  acceptInvitation as markAccepted,
} from './invitation-queries.ts';
import { INVITATION_LINK, stateOf } from './invitations.ts';
import { notifyRole } from './notify-role.ts';

const REFUSALS = {
  used: accountErrors.INVITATION_USED,
  expired: accountErrors.INVITATION_EXPIRED,
  revoked: accountErrors.INVITATION_REVOKED,
};

/** What an open invitation is for; whoever has its link reads the mails of the address. */
export async function readInvitation(context: Context, { token }: { token: string }) {
  const { email, role } = requireOpen(
    await findInvitation(context.db, idIn(context, token)),
    context,
  );
  const identity = await context.identity.directory.findByEmail(context.db, email);
  return { email, role, hasAccount: identity !== undefined };
}

/** Makes the account of an invited address, with the role. The link has proved the address. */
export async function joinTeam(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const id = idIn(context, token);
  const { directory } = context.identity;
  try {
    return await inTransaction(context, async (tx) => {
      const { email, ...invitation } = requireOpen(await lockInvitation(tx.db, id), tx);
      if (await directory.findByEmail(tx.db, email)) throw accountErrors.EMAIL_ALREADY_IN_USE();
      if (!(await context.identity.ownAccount.isAddressFree(tx.db, email))) {
        throw accountErrors.USER_DISABLED();
      }
      requireGoodPassword(password, { email, isAdmin: true });
      const identity = await directory.createUser(tx.db, { email, password, name: '' });
      const mailLocale = (await findMailLocale(tx, email)) ?? DEFAULT_LOCALE;
      await claimUser(tx.db, { identityId: identity.id, email, mailLocale });
      const now = tx.clock.now();
      const user = await upsertUser(tx.db, {
        id: tx.randomness.id(),
        identityId: identity.id,
        email,
        mailLocale,
        createdAt: now,
        lastSyncedAt: now,
      });
      await giveRole(tx, { ...user, firstName: user.firstName ?? '' }, { email, ...invitation });
      return { email };
    });
  } catch (cause) {
    // Somebody signed up with the address at the same time.
    if (isUniqueViolation(cause, 'identity_users_email_unique'))
      throw accountErrors.EMAIL_ALREADY_IN_USE({ cause });
    throw cause;
  }
}

/**
 * Gives the role to the account of the invited address. Its sessions end, because the stricter
 * password rules are checked at sign-in.
 */
export function acceptInvitation(
  context: Context,
  session: Session,
  { token }: { token: string },
): Promise<{ email: string }> {
  const id = idIn(context, token);
  return inTransaction(context, async (tx) => {
    const invitation = requireOpen(await lockInvitation(tx.db, id), tx);
    const user = await lockShownUser(tx.db, session.userId);
    if (!user || user.email !== invitation.email) throw accountErrors.INVITATION_OF_ANOTHER();
    if (!session.isEmailVerified) throw accountErrors.EMAIL_NOT_PROVEN();
    if (user.role !== 'member') throw accountErrors.ALREADY_STAFF();
    await giveRole(tx, { ...user, firstName: user.firstName ?? '' }, invitation);
    await context.identity.directory.endSessions(tx.db, user.identityId);
    return { email: user.email };
  });
}

type Person = { id: string; email: string; firstName: string };

async function giveRole(
  tx: TransactionContext,
  user: Person,
  { id, role, invitedBy }: InvitationRow,
): Promise<void> {
  const now = tx.clock.now();
  await updateRole(tx.db, user.id, { from: 'member', role, at: now });
  await markAccepted(tx.db, id, now);
  await recordAudit(tx, {
    actor: { userId: user.id, email: user.email },
    action: 'invitation.accepted',
    subject: { type: 'user', id: user.id, label: user.email },
    before: { role: 'member' },
    after: { role, invitedBy },
  });
  await notifyRole(tx, { ...user, from: 'member', role, by: invitedBy });
}

function idIn(context: Context, token: string): string {
  const id = readToken(context, INVITATION_LINK, token);
  if (!id) throw accountErrors.INVITATION_NOT_FOUND();
  return id;
}

function requireOpen(
  invitation: InvitationRow | undefined,
  { clock }: Pick<Context, 'clock'>,
): InvitationRow {
  if (!invitation) throw accountErrors.INVITATION_NOT_FOUND();
  const state = stateOf(invitation, clock.now());
  if (state !== 'open') throw REFUSALS[state]();
  return invitation;
}
