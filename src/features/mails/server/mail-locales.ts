import type { Executor } from '#db/executor.ts';
import { defineHandler } from '#platform/handler.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

/** Reads the mail language of accounts; without an account it is English. */
type ReadMailLocales = (
  reach: { readonly db: Executor },
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Locale>>;

export const mailLocales = defineHandler<ReadMailLocales>('the languages of mails');

type Mail = { readonly to: string; readonly content: MailContent | WriteMail };

/** Writes each mail in its recipient's language, English without an account. */
export async function writeInTheirLanguage<M extends Mail>(
  reach: { readonly db: Executor },
  mails: readonly M[],
): Promise<(Omit<M, 'content'> & { content: MailContent })[]> {
  const emails = mails.flatMap(({ to, content }) =>
    typeof content === 'function' ? normaliseEmail(to) : [],
  );
  const chosen = emails.length > 0 ? await mailLocales()(reach, emails) : undefined;
  return mails.map(({ content, ...mail }) => ({
    ...mail,
    content:
      typeof content === 'function'
        ? content(chosen?.get(normaliseEmail(mail.to)) ?? 'en')
        : content,
  }));
}
