import { requireGoodPassword } from '#features/accounts/sign-in/server/check-password.ts';
import { asAccountErrors } from '#features/accounts/sign-in/server/identity-errors.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { BrowserRequest } from '#providers/identity/identity-provider.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { settingsErrors } from '../errors.ts';
import { orWrongPassword } from './check-password.ts';
import { passwordChangedMail } from './mails.ts';
import { readOwnUser } from './own-user.ts';

type Passwords = { currentPassword: string; newPassword: string };

/** Changes the password; the owner is notified by mail, and every other session ends. */
export async function changePassword(
  context: Context,
  session: Session,
  given: Passwords,
  browser: BrowserRequest,
): Promise<readonly string[]> {
  const user = await readOwnUser(context, session);
  const { hasPassword } = await context.identity.ownAccount.readWays(context.db, user.identityId);
  if (!hasPassword) throw settingsErrors.PASSWORD_NOT_SET();
  const owner = { email: session.email, isAdmin: isStaff(user.role) };
  requireGoodPassword(given.newPassword, owner, 'newPassword');
  const { cookies } = await asAccountErrors(() =>
    orWrongPassword(() => context.identity.changePassword(given, browser)),
  );
  await inTransaction(context, (tx) =>
    queueMail(tx, {
      to: session.email,
      dedupeKey: `password-changed:${tx.randomness.id()}`,
      content: passwordChangedMail(user.mailLocale, {
        name: user.firstName ?? '',
        siteUrl: tx.config.publicUrl,
      }),
    }),
  );
  return cookies;
}
