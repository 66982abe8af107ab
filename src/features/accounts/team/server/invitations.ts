import { recordAudit, recordAudits } from '#features/audit/server/record-audit.ts';
import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { signToken } from '#platform/sealing/signed-tokens.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { accountErrors } from '../../errors.ts';
import { INVITATION_DAYS } from '../../rules.ts';
import { findStaffByEmail } from '../../server/queries.ts';
import type { Invitation } from '../invitation-contract.ts';
import {
  deleteOldInvitations,
  findInvitations,
  type InvitationRow,
  insertInvitation,
  lockInvitation,
  revokeUnused,
} from './invitation-queries.ts';
import { invitationMail } from './notify-role.ts';

/** The purpose of the tokens in the links of invitations. */
export const INVITATION_LINK = 'staff-invitation';

/** Longer than an invitation is open, so that its link can say that it has expired. */
const LINK_DAYS = 365;
const SHOWN = 100;

/** The page that the link opens, by the language of the mail. */
const PAGES: Record<Locale, string> = { en: '/invitation', 'pt-BR': '/convite' };

type Actor = Pick<Session, 'userId' | 'email'>;

export async function listInvitations({ db, clock }: Context): Promise<Invitation[]> {
  return (await findInvitations(db, SHOWN)).map((row) => toView(row, clock.now()));
}

/** Invites an address to a role. Only the latest invitation of an address is open. */
export function invite(
  context: Context,
  actor: Actor,
  { email, role }: Pick<InvitationRow, 'email' | 'role'>,
): Promise<Invitation> {
  return inTransaction(context, async (tx) => {
    if (await findStaffByEmail(tx.db, email)) throw accountErrors.ALREADY_STAFF().at('email');
    const now = tx.clock.now();
    await revokeUnused(tx.db, { email }, now);
    const row = await insertInvitation(tx.db, {
      id: tx.randomness.id(),
      email,
      role,
      invitedById: actor.userId,
      invitedBy: actor.email,
      invitedAt: now,
      expiresAt: daysLater(now, INVITATION_DAYS),
    });
    await recordAudit(tx, auditOf(actor, 'invitation.sent', row));
    await sendLink(tx, row);
    return toView(row, now);
  });
}

/** Takes an invitation back; a second time changes nothing. */
export function revokeInvitation(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Invitation> {
  return inTransaction(context, async (tx) => {
    const row = await lockInvitation(tx.db, id);
    if (!row) throw accountErrors.INVITATION_NOT_FOUND();
    if (row.acceptedAt) throw accountErrors.INVITATION_USED();
    const now = tx.clock.now();
    const [revoked] = await revokeUnused(tx.db, { id }, now);
    if (revoked) await recordAudit(tx, auditOf(actor, 'invitation.revoked', revoked));
    return toView(revoked ?? row, now);
  });
}

/** Who no longer is an admin leaves no open invitation behind. */
export async function revokeInvitationsBy(
  tx: TransactionContext,
  actor: Actor,
  invitedById: string,
): Promise<void> {
  const revoked = await revokeUnused(tx.db, { invitedById }, tx.clock.now());
  if (revoked.length === 0) return;
  await recordAudits(
    tx,
    revoked.map((row) => auditOf(actor, 'invitation.revoked', row)),
  );
}

/** Deletes a batch of the invitations that expired before then. */
export function purgeInvitations({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldInvitations(db, before);
}

export function stateOf(
  { acceptedAt, revokedAt, expiresAt }: InvitationRow,
  now: Date,
): Invitation['state'] {
  if (acceptedAt) return 'used';
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

async function sendLink(tx: TransactionContext, row: InvitationRow): Promise<void> {
  const token = signToken(tx, {
    purpose: INVITATION_LINK,
    subject: row.id,
    lifetimeSeconds: LINK_DAYS * SECONDS_PER_DAY,
  });
  const locale = (await findMailLocale(tx, row.email)) ?? DEFAULT_LOCALE;
  // A URL fragment is not sent to servers, so no log contains the token.
  const href = `${tx.config.publicUrl}${PAGES[locale]}#token=${encodeURIComponent(token)}`;
  await queueMail(tx, {
    to: row.email,
    dedupeKey: `staff-invitation:${row.id}`,
    content: invitationMail(locale, { role: row.role, by: row.invitedBy, href }),
  });
}

function auditOf(actor: Actor, action: `invitation.${string}`, { id, email, role }: InvitationRow) {
  return {
    actor,
    action,
    subject: { type: 'system' as const, id: `invitation:${id}`, label: email },
    after: { role },
  };
}

function toView(row: InvitationRow, now: Date): Invitation {
  const { id, email, role, invitedBy, invitedAt, expiresAt } = row;
  return {
    id,
    email,
    role,
    invitedBy,
    state: stateOf(row, now),
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
