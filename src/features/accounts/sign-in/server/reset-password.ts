import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { passwordResetMail } from '../../server/mails.ts';
import { findUserByIdentity } from '../../server/queries.ts';
import { requireGoodPassword } from './check-password.ts';
import { asAccountErrors } from './identity-errors.ts';

/** Sets a new password by a mail's link, and notifies the owner by mail. */
export async function resetByLink(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const owner = await context.identity.findResetOwner(token);
  const user = owner && (await findUserByIdentity(context.db, owner.id));
  if (owner) {
    requireGoodPassword(password, { email: owner.email, isAdmin: isStaff(user?.role ?? 'member') });
  }
  await asAccountErrors(() => context.identity.resetPassword({ token, password }));
  if (!owner) return;
  await inTransaction(context, (tx) =>
    queueMail(tx, {
      to: owner.email,
      dedupeKey: `password-reset:${tx.randomness.id()}`,
      content: passwordResetMail(user?.mailLocale ?? 'en', {
        name: owner.name,
        link: tx.config.publicUrl,
      }),
    }),
  );
}
