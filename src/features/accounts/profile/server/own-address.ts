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

export async function mailLocaleOf({ db }: Dependencies, email: string): Promise<Locale> {
  return (await findMailLocale(db, email)) ?? 'en';
}

/** The same for many addresses; those without an account are left out. */
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
