import type { Executor } from '#db/executor.ts';
import type { Finding } from '#db/insert-rows.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import type { Locale } from '#shared/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

/** What accounts know of the language in which their owners read mails. */
type MailLocales = {
  /** Who is not in the answer reads English. */
  read(
    reach: { readonly db: Executor },
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, Locale>>;
  /** Finds something for an address whose owner reads another language. */
  findOther(email: string): Finding;
};

let locales: MailLocales | undefined;

/** Called once, where the server is assembled. */
export function registerMailLocales(given: MailLocales): void {
  locales = given;
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
  const chosen = emails.length > 0 ? await locales?.read(reach, emails) : undefined;
  return mails.map(({ content, ...mail }) => ({
    ...mail,
    content:
      typeof content === 'function'
        ? content(chosen?.get(normaliseEmail(mail.to)) ?? 'en')
        : content,
  }));
}

/** Finds something if the account with this address names another language than English. */
export const otherLanguageOf = (to: string): Finding | undefined =>
  locales?.findOther(normaliseEmail(to));
