import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { accountMailTexts } from '../../server/texts.ts';

/** To the person whose account was disabled, with the reason. */
export function banMail(
  locale: Locale,
  { firstName, reason }: { firstName: string; reason: string },
) {
  const { greeting, roles } = accountMailTexts(locale);
  const { subject, preview, body, reason: label, mistake } = roles.banned;
  return {
    locale,
    subject,
    preview,
    greeting: greeting(firstName),
    paragraphs: [body],
    facts: [{ label, value: reason }],
    closing: [mistake],
  } satisfies MailContent;
}
