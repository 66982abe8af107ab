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
import { settingsErrors } from '../errors.ts';
import { EMAIL_LINK_DAYS } from '../rules.ts';
import { checkPassword } from './check-password.ts';
import { confirmEmailMail, emailChangedMail } from './mails.ts';
import { readOwnUser } from './own-user.ts';

const PURPOSE = 'change-email';

/** Sends a link to another address of the person; following it makes the change. */
export async function askForEmailChange(
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
  const subject = JSON.stringify([user.id, session.email, email]);
  const lifetimeSeconds = EMAIL_LINK_DAYS * SECONDS_PER_DAY;
  const token = signToken(context, { purpose: PURPOSE, subject, lifetimeSeconds });
  await inTransaction(context, (tx) =>
    queueMail(tx, {
      to: email,
      dedupeKey: `email-change:${tx.randomness.id()}`,
      content: confirmEmailMail(user.mailLocale, {
        name: user.firstName ?? '',
        former: session.email,
        // The fragment of an address is not sent to servers, so no log contains the token.
        link: `${tx.config.publicUrl}/change-email#${token}`,
      }),
    }),
  );
}

/**
 * Gives an account its new address, together with the application and deposits of the former one.
 * The link works once: it contains the account's former address.
 */
export async function confirmEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const subject = readToken(context, PURPOSE, token);
  if (!subject) throw settingsErrors.CHANGE_LINK_ENDED();
  const [userId, from, to] = JSON.parse(subject) as [string, string, string];
  return inTransaction(context, async (tx) => {
    const user = await readOwnUser(tx, { userId }).catch(() => undefined);
    if (user?.email !== from) throw settingsErrors.CHANGE_LINK_ENDED();
    await requireFree(context, tx, to);
    const { ownAccount } = context.identity;
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
