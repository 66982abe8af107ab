import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { accountErrors } from '../../errors.ts';
import { findUserByEmail, findUsers, type UserRow } from '../../server/queries.ts';
import { factorNoticeMail } from './factor-mails.ts';
import { recordFactor } from './record-factor.ts';

type Actor = { readonly userId: string; readonly email: string };

/** Removes the second factors of somebody who lost them; they sign in again and set up new ones. */
export async function resetFactor(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  if (id === actor.userId) throw accountErrors.FACTOR_OF_ONESELF();
  const [user] = await findUsers(context.db, [id]);
  await reset(context, actor, user);
}

/** The same by address, for the command line: a sole admin recovers access with it. */
export async function resetFactorOfAddress(
  context: Context,
  actor: Actor,
  email: string,
): Promise<void> {
  await reset(context, actor, await findUserByEmail(context.db, normaliseEmail(email)));
}

async function reset(context: Context, actor: Actor, user: UserRow | undefined): Promise<void> {
  const { factors, directory } = context.identity;
  await inTransaction(context, async (tx) => {
    const identityId = user?.identityId;
    if (!user || !identityId) throw accountErrors.USER_NOT_FOUND();
    if (!(await factors.hasAny(tx.db, identityId))) throw accountErrors.FACTOR_NOT_SET();
    await factors.remove(tx.db, identityId);
    await directory.endSessions(tx.db, identityId);
    await recordFactor(tx, { user, change: 'reset', actor });
    await queueMail(tx, {
      to: brand.contactEmail,
      dedupeKey: `factor-notice:${tx.randomness.id()}`,
      content: factorNoticeMail({
        email: user.email,
        by: actor.email,
        siteUrl: tx.config.publicUrl,
      }),
    });
  });
}
