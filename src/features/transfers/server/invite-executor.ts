import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterApproval } from '#features/approvals/server/decide-approval.ts';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFar } from '#features/contributions/server/accounts/transfer-account.ts';
import { isAddressFree } from '#features/deposits/server/move-address.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { signToken } from '#platform/sealing/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { isStaff } from '#shared/staff-roles.ts';
import type { Locale } from '#shared/text/locale.ts';
import { transferErrors } from '../errors.ts';
import { EXECUTOR_LINK_DAYS } from '../rules.ts';
import { EXECUTOR_LINK, type ExecutorLink } from './executor-link.ts';
import { estateNoticeMail, executorInvitedMail } from './mails.ts';
import { findEstate } from './queries.ts';

/** The kind of approval that lets an executor take over the account of a seat's holder. */
export const EXECUTOR_APPROVAL = 'estate-account';

/** The page that the link opens, by the language of the mail. */
const PAGES: Record<Locale, string> = { en: '/estate', 'pt-BR': '/espolio' };

type Invitation = { membershipId: string; email: string };

/**
 * Requests that an estate's executor gets the account of the seat's holder. The executor receives a
 * link once another admin has confirmed.
 */
export function inviteExecutor(
  context: Context,
  actor: Session,
  { membershipId, email }: Invitation,
): Promise<{ approvalId: string }> {
  return inTransaction(context, async (tx) => {
    const { membership, estate, holder } = await readEstate(tx, membershipId);
    if (holder.email === email || !(await isAddressFree(context, tx, email))) {
      throw transferErrors.EXECUTOR_ADDRESS_TAKEN().at('email');
    }
    const account = await lockPosition(tx, membershipId);
    const { totalCents } = await readPaidSoFar(tx, account);
    const approvalId = await enterApproval(tx, actor, {
      kind: EXECUTOR_APPROVAL,
      subjectId: membershipId,
      beneficiaryId: membership.userId,
      // The account gives access to what the seat has paid.
      amountCents: totalCents + account.unappliedCents,
      summary: `${estate.name}: the account of ${holder.email} passes to who acts for it`,
      details: { representative: estate.representative, email, holder: holder.email },
    });
    return { approvalId };
  });
}

/** On the second admin's confirmation: mails the link to the executor and notifies the holder. */
export const executorApprovalHandler: ApprovalHandler = {
  isForAdmins: true,
  async onConfirmed(tx, { id, subjectId: membershipId, details }) {
    const { estate, holder } = await readEstate(tx, membershipId);
    const { email = '', representative } = details;
    const isSame = holder.email === details.holder && estate.representative === representative;
    if (!isSame) throw transferErrors.ESTATE_CHANGED();
    const link: ExecutorLink = [membershipId, holder.id, holder.email, email, representative];
    const token = signToken(tx, {
      purpose: EXECUTOR_LINK,
      subject: JSON.stringify(link),
      lifetimeSeconds: EXECUTOR_LINK_DAYS * SECONDS_PER_DAY,
    });
    const { mailLocale: locale } = holder;
    const about = { estate: estate.name, representative };
    await queueMail(tx, {
      to: email,
      dedupeKey: `executor-invited:${id}`,
      // A URL fragment is not sent to servers, so no log contains the token.
      content: executorInvitedMail(locale, {
        ...about,
        href: `${tx.config.publicUrl}${PAGES[locale]}#token=${encodeURIComponent(token)}`,
      }),
    });
    await queueMail(tx, {
      to: holder.email,
      dedupeKey: `estate-notice:${id}`,
      content: estateNoticeMail(locale, { ...about, name: holder.firstName ?? '' }),
    });
  },
};

/** Reads the estate of a seat and the account it takes over. Refuses the account of a member of the staff. */
async function readEstate(tx: TransactionContext, membershipId: string) {
  const membership = await lockMembership(tx, membershipId);
  const estate = await findEstate(tx.db, membershipId);
  if (!estate) throw transferErrors.ESTATE_MISSING();
  if (membership.heldUntil) throw transferErrors.ESTATE_CHANGED();
  const holder = await readUser(tx, membership.userId);
  if (!holder) throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  if (isStaff(holder.role)) throw transferErrors.HOLDER_IS_ADMIN();
  return { membership, estate, holder };
}
