import type { Executor } from '#db/executor.ts';
import type { Locale } from '#shared/text/locale.ts';
import { findLanguages } from './queries.ts';

/** The languages in which people applied, for mails to those without an account. */
export async function applicationLocalesOf(
  { db }: { readonly db: Executor },
  emails: readonly string[],
): Promise<Map<string, Locale>> {
  const found = await findLanguages(db, emails);
  return new Map(found.map(({ email, language }) => [email, language]));
}
