import type { MailContent } from '#features/mails/mail-content.ts';
import { brand } from '#shared/brand.ts';

type Reader = { name: string; link: string };

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');

/** Asks whoever reads this address to confirm that the account is theirs. */
export function verificationMail({ name, link }: Reader): MailContent {
  return {
    locale: 'en',
    subject: `Confirm your email for ${brand.name}`,
    preview: 'One step is left before your account is complete.',
    greeting: greeting(name),
    paragraphs: [
      `An account at ${brand.name} was made with this email address. Please confirm that it is yours: only then can you see your application and pay your deposit.`,
    ],
    action: { label: 'Confirm my email address', href: link },
    closing: [
      'The link works for 24 hours.',
      'If you did not make this account, do not open the link; nobody will see anything of yours.',
    ],
  };
}

export function resetMail({ name, link }: Reader): MailContent {
  return {
    locale: 'en',
    subject: `Reset your ${brand.name} password`,
    preview: 'Choose a new password with the link inside.',
    greeting: greeting(name),
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. Choose a new one here:',
    ],
    action: { label: 'Choose a new password', href: link },
    closing: [
      'The link works once, for one hour. After that you are signed out everywhere and sign in with the new password.',
      'If you did not ask for this, ignore this mail; your password stays as it is.',
    ],
  };
}

/** Tells somebody that their password was set anew, in case it was not they who did it. */
export function passwordResetMail(name: string, site: string): MailContent {
  return {
    locale: 'en',
    subject: `Your ${brand.name} password was changed`,
    preview: 'If this was you, there is nothing to do.',
    greeting: greeting(name),
    paragraphs: [
      'The password of your account was set anew by a link that we sent to this address. Every device was signed out.',
      `If this was not you, ask for a new password at once and write to us at ${brand.contactEmail}.`,
    ],
    action: { label: 'Open the site', href: site },
  };
}
