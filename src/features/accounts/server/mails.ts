import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { accountMailTexts } from './texts.ts';

type Reader = { name: string; link: string };

function mailOf(about: 'verification' | 'reset' | 'passwordReset') {
  return (locale: Locale, { name, link }: Reader): MailContent => {
    const { greeting, [about]: texts } = accountMailTexts(locale);
    const { action, ...content } = texts;
    return { locale, greeting: greeting(name), ...content, action: { label: action, href: link } };
  };
}

/** Asks whoever reads this address to confirm that the account is theirs. */
export const verificationMail = mailOf('verification');

/** Lets the owner of an address choose a new password. */
export const resetMail = mailOf('reset');

/** Tells somebody that their password was reset, in case it was not they who did it. */
export const passwordResetMail = mailOf('passwordReset');
