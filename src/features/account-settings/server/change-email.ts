import { moveUser } from '#features/accounts/profile/server/own-address.ts';
import { requireVerifiedEmail } from '#features/applications/server/own-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { isAddressFree, moveBelongings } from '#features/deposits/server/move-address.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { rememberAddress } from '#features/payouts/server/remember-address.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import type { BrowserRequest } from '#providers/identity/identity-provider.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { settingsErrors } from '../errors.ts';
import { EMAIL_LINK_DAYS } from '../rules.ts';
import { checkPassword } from './check-password.ts';
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from './mails.ts';
import { readOwnUser } from './own-user.ts';
import { signStopToken } from './stop-email-change.ts';

const PURPOSE = 'change-email';

/**
 * Sends a link to another address of the person; following it makes the change. The present address
 * hears of it at once, with a link that stops it.
 */
export async function requestEmailChange(
  context: Context,
  session: Session,
  { email, currentPassword = '' }: { email: string; currentPassword?: string | undefined },
  browser: BrowserRequest,
): Promise<void> {
  requireVerifiedEmail(session);
  const user = await readOwnUser(context, session);
  if (email === session.email) throw settingsErrors.SAME_ADDRESS().at('email');
  const { hasPassword } = await context.identity.ownAccount.readWays(context.db, user.identityId);
  if (hasPassword) await checkPassword(context, currentPassword, browser);
  await requireFree(context, context, email);
  const linkId = context.randomness.id();
  const subject = JSON.stringify([user.id, session.email, email, linkId]);
  const lifetimeSeconds = EMAIL_LINK_DAYS * SECONDS_PER_DAY;
  const token = signToken(context, { purpose: PURPOSE, subject, lifetimeSeconds });
  const stopToken = signStopToken(context, { userId: user.id, from: session.email, linkId });
  await inTransaction(context, async (tx) => {
    await context.identity.ownAccount.openAddressLink(tx.db, {
      linkId,
      identityId: user.identityId,
      seconds: lifetimeSeconds,
    });
    await queueMail(tx, {
      to: session.email,
      dedupeKey: `email-change-asked:${linkId}`,
      content: emailChangeAskedMail(user.mailLocale, {
        name: user.firstName ?? '',
        to: email,
        link: `${tx.config.publicUrl}/stop-email-change#${stopToken}`,
      }),
    });
    await queueMail(tx, {
      to: email,
      dedupeKey: `email-change:${linkId}`,
      content: confirmEmailMail(user.mailLocale, {
        name: user.firstName ?? '',
        former: session.email,
        // What follows the # of an address is not sent to servers, so the token is in no log.
        link: `${tx.config.publicUrl}${pageAddress('changeEmail', user.mailLocale)}#${token}`,
      }),
    });
  });
}

/**
 * Gives an account its new address, and with it the application and deposits of the former one. The
 * link works once, also when the account goes back to its former address.
 */
export async function confirmEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const subject = readToken(context, PURPOSE, token);
  if (!subject) throw settingsErrors.CHANGE_LINK_ENDED();
  const [userId, from, to, linkId] = JSON.parse(subject) as [string, string, string, string];
  return inTransaction(context, async (tx) => {
    const user = await readOwnUser(tx, { userId }).catch(() => undefined);
    if (user?.email !== from) throw settingsErrors.CHANGE_LINK_ENDED();
    const { ownAccount } = context.identity;
    const link = { linkId, identityId: user.identityId };
    const isGood = await ownAccount.takeAddressLink(tx.db, link);
    if (!isGood) throw settingsErrors.CHANGE_LINK_ENDED();
    await requireFree(context, tx, to);
    const hasMoved = await ownAccount.changeAddress(tx.db, user.identityId, { from, to });
    if (!hasMoved) throw settingsErrors.CHANGE_LINK_ENDED();
    await moveUser(tx, { userId, to });
    await moveBelongings(tx, { from, to });
    await rememberAddress(tx, { userId, address: from });
    await recordAudit(tx, {
      actor: { userId, email: to },
      action: 'user.address-changed',
      subject: { type: 'user', id: userId, label: to },
      before: { email: from },
      after: { email: to },
    });
    await queueMail(tx, {
      to: from,
      dedupeKey: `email-changed:${tx.randomness.id()}`,
      content: emailChangedMail(user.mailLocale, { name: user.firstName ?? '', to }),
    });
    return { email: to };
  });
}

/** An address with an account or an application of its own stays with its owner. */
async function requireFree(
  { identity }: Pick<Context, 'identity'>,
  reader: Pick<TransactionContext, 'db'>,
  email: string,
): Promise<void> {
  const isFree = await isAddressFree({ identity }, reader, email);
  if (!isFree) throw settingsErrors.ADDRESS_TAKEN().at('email');
}
