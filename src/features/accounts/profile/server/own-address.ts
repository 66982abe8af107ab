import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { MailChoice } from '../../mail-choices.ts';
import {
  countUsersOf,
  findMailLocales,
  findUserByIdentity,
  updateAddress,
  updateMailChoice,
  updateMailLocale,
} from '../../server/queries.ts';

type Dependencies = { readonly db: Executor };

/** Whether there is a record with this address, claimed or not. */
export async function hasUserOf({ db }: Dependencies, email: string): Promise<boolean> {
  return (await countUsersOf(db, email)) > 0;
}

export function moveUser(
  { db }: Pick<TransactionContext, 'db'>,
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  return updateAddress(db, userId, to);
}

/** The languages that people chose for their accounts; addresses without one are left out. */
export async function mailLocalesOf(
  { db }: Dependencies,
  emails: readonly string[],
): Promise<Map<string, Locale>> {
  const found = await findMailLocales(db, emails);
  return new Map(found.map(({ email, mailLocale }) => [email, mailLocale]));
}

export function changeMailLocale(
  { db }: Dependencies,
  userId: string,
  locale: Locale,
): Promise<void> {
  return updateMailLocale(db, userId, locale);
}

export function changeMailChoice(
  { db }: Dependencies,
  userId: string,
  choice: MailChoice,
): Promise<void> {
  return updateMailChoice(db, userId, choice);
}

/** The same for the owner of an identity. */
export async function changeLanguageOf(
  { db }: Dependencies,
  identityId: string,
  locale: Locale,
): Promise<void> {
  const user = await findUserByIdentity(db, identityId);
  if (user) await updateMailLocale(db, user.id, locale);
}
