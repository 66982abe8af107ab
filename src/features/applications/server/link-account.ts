import { nameUser } from '#features/accounts/profile/server/name-user.ts';
import type { LinkAccount } from '#features/accounts/profile/server/sync-user.ts';
import { findByEmails, linkRow } from './queries.ts';

/** Links the application of a verified address to its account, which gets its name if it has none. */
export const linkApplication: LinkAccount = async (tx, { userId, email, hasName }) => {
  await linkRow(tx.db, email, userId);
  if (hasName) return;
  const [application] = await findByEmails(tx.db, [email]);
  if (!application) return;
  const { firstName, lastName } = application;
  await nameUser(tx, { userId, firstName, lastName });
};
