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

/** Asks the reader of this address to confirm that the account is theirs. */
export const verificationMail = mailOf('verification');

export const resetMail = mailOf('reset');

/** Alerts the owner, in case somebody else reset the password. */
export const passwordResetMail = mailOf('passwordReset');
