import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import {
  countUsersOf,
  findMailLocale,
  findMailLocales,
  updateAddress,
  updateMailLocale,
} from '../../server/queries.ts';

type Dependencies = { readonly db: Executor };

/** Whether the product knows somebody by this address, signed in or not. */
export async function hasUserOf({ db }: Dependencies, email: string): Promise<boolean> {
  return (await countUsersOf(db, email)) > 0;
}

/** Gives the record of a person their new address. */
export function moveUser(
  { db }: Pick<TransactionContext, 'db'>,
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  return updateAddress(db, userId, to);
}

/** The language in which the person with this address reads our mails. */
export async function mailLocaleOf({ db }: Dependencies, email: string): Promise<Locale> {
  return (await findMailLocale(db, email)) ?? 'en';
}

/** The same for mails that are written to many; who has no account is missing. */
export async function mailLocalesOf(
  { db }: Dependencies,
  emails: readonly string[],
): Promise<Map<string, Locale>> {
  const found = await findMailLocales(db, emails);
  return new Map(found.map(({ email, mailLocale }) => [email, mailLocale]));
}

/** Changes the language of a person's mails. */
export function changeMailLocale(
  { db }: Dependencies,
  userId: string,
  locale: Locale,
): Promise<void> {
  return updateMailLocale(db, userId, locale);
}
