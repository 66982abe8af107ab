import type { Executor } from '#db/executor.ts';
import { defineHandler } from '#platform/handler.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

type Dependencies = { readonly db: Executor };

/** Reads which language the owners of these addresses read; unknown ones are left out. */
type ReadMailLocales = (
  dependencies: Dependencies,
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Locale>>;

export const accountLocales = defineHandler<ReadMailLocales>('the languages of accounts');
export const applicationLocales = defineHandler<ReadMailLocales>('the languages of applications');

/** The language in which somebody reads mails; undefined for somebody unknown. */
export async function findMailLocale(
  dependencies: Dependencies,
  email: string,
): Promise<Locale | undefined> {
  return (await findMailLocales(dependencies, [{ to: email }])).get(normaliseEmail(email));
}

export type Recipient = {
  readonly to: string;
  /** The language of the recipient's application, where it is known: it is not read again. */
  readonly applicationLocale?: Locale;
};

/** An account's language comes before that of an application. */
async function findMailLocales(
  dependencies: Dependencies,
  recipients: readonly Recipient[],
): Promise<Map<string, Locale>> {
  const found = new Map<string, Locale>();
  const known = new Map(
    recipients.map(({ to, applicationLocale }) => [normaliseEmail(to), applicationLocale]),
  );
  if (known.size === 0) return found;
  const ofAccounts = await accountLocales()(dependencies, [...known.keys()]);
  const unknown: string[] = [];
  for (const [email, applicationLocale] of known) {
    const locale = ofAccounts.get(email) ?? applicationLocale;
    if (locale) found.set(email, locale);
    else unknown.push(email);
  }
  if (unknown.length === 0) return found;
  return new Map([...found, ...(await applicationLocales()(dependencies, unknown))]);
}

type Mail = Recipient & { readonly content: MailContent | WriteMail };

/** Writes each mail in its recipient's language, English for somebody unknown. */
export async function writeInTheirLanguage<M extends Mail>(
  dependencies: Dependencies,
  mails: readonly M[],
): Promise<(Omit<M, 'content'> & { content: MailContent })[]> {
  const written = mails.filter(({ content }) => typeof content === 'function');
  const chosen = await findMailLocales(dependencies, written);
  return mails.map(({ content, ...mail }) => ({
    ...mail,
    content:
      typeof content === 'function'
        ? content(chosen.get(normaliseEmail(mail.to)) ?? DEFAULT_LOCALE)
        : content,
  }));
}
