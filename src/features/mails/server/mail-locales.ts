import type { Executor } from '#db/executor.ts';
import { defineHandlers } from '#platform/handler.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

type Dependencies = { readonly db: Executor };

/** Reads which language the owners of these addresses read; unknown ones are left out. */
type ReadMailLocales = (
  dependencies: Dependencies,
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Locale>>;

/** Asked in the order in which they are registered: an account before an application. */
export const mailLocales = defineHandlers<ReadMailLocales>('the languages of mails');

/** The language in which somebody reads mails; undefined for somebody unknown. */
export async function findMailLocale(
  dependencies: Dependencies,
  email: string,
): Promise<Locale | undefined> {
  return (await findMailLocales(dependencies, [email])).get(normaliseEmail(email));
}

async function findMailLocales(
  dependencies: Dependencies,
  emails: readonly string[],
): Promise<Map<string, Locale>> {
  const found = new Map<string, Locale>();
  let unknown = [...new Set(emails.map(normaliseEmail))];
  for (const read of mailLocales.all()) {
    if (unknown.length === 0) break;
    for (const [email, locale] of await read(dependencies, unknown)) found.set(email, locale);
    unknown = unknown.filter((email) => !found.has(email));
  }
  return found;
}

type Mail = { readonly to: string; readonly content: MailContent | WriteMail };

/** Writes each mail in its recipient's language, English for somebody unknown. */
export async function writeInTheirLanguage<M extends Mail>(
  dependencies: Dependencies,
  mails: readonly M[],
): Promise<(Omit<M, 'content'> & { content: MailContent })[]> {
  const emails = mails.flatMap(({ to, content }) => (typeof content === 'function' ? to : []));
  const chosen = await findMailLocales(dependencies, emails);
  return mails.map(({ content, ...mail }) => ({
    ...mail,
    content:
      typeof content === 'function'
        ? content(chosen.get(normaliseEmail(mail.to)) ?? DEFAULT_LOCALE)
        : content,
  }));
}
