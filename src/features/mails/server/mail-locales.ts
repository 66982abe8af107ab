import type { Executor } from '#db/executor.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import type { Locale } from '#shared/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

type ReadLocales = (
  reach: { readonly db: Executor },
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Locale>>;

let readLocales: ReadLocales = async () => new Map();

/** Accounts, which know the language of their owners, register how it is read. */
export function registerMailLocales(read: ReadLocales): void {
  readLocales = read;
}

type Mail = { readonly to: string; readonly content: MailContent | WriteMail };

/** Writes each mail in its recipient's language; who has no account reads English. */
export async function writeInTheirLanguage<M extends Mail>(
  reach: { readonly db: Executor },
  mails: readonly M[],
): Promise<(Omit<M, 'content'> & { content: MailContent })[]> {
  const emails = mails.flatMap(({ to, content }) =>
    typeof content === 'function' ? normaliseEmail(to) : [],
  );
  const locales = emails.length > 0 ? await readLocales(reach, emails) : new Map();
  return mails.map(({ content, ...mail }) => ({
    ...mail,
    content:
      typeof content === 'function'
        ? content(locales.get(normaliseEmail(mail.to)) ?? 'en')
        : content,
  }));
}
