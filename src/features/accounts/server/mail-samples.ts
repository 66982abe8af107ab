import type { WriteMail } from '#features/mails/mail-content.ts';
import { factorMail, factorNoticeMail } from '../factors/server/factor-mails.ts';
import { banMail } from '../team/server/ban-mail.ts';
import { invitationMail, noticeMail, roleMail } from '../team/server/notify-role.ts';
import { passwordResetMail, resetMail, verificationMail } from './mails.ts';

const siteUrl = 'https://example.com';
const account = { name: 'Ana', link: `${siteUrl}/verify-email?token=example` };
const role = {
  email: 'ana@example.com',
  firstName: 'Ana',
  from: 'member' as const,
  role: 'admin' as const,
  by: 'admin@example.com',
};

export const accountMailSamples: Readonly<Record<string, WriteMail>> = {
  verification: (locale) => verificationMail(locale, account),
  reset: (locale) =>
    resetMail(locale, { ...account, link: `${siteUrl}/reset-password?token=example` }),
  'password-reset': (locale) => passwordResetMail(locale, { ...account, link: siteUrl }),
  'account-banned': (locale) =>
    banMail(locale, { firstName: 'Ana', reason: 'The papers belong to somebody else' }),
  'role-changed': (locale) => roleMail(role, siteUrl, locale),
  'staff-invitation': (locale) =>
    invitationMail(locale, {
      role: 'reviewer',
      by: 'admin@example.com',
      href: `${siteUrl}/invitation#token=example`,
    }),
  'role-notice': () => noticeMail(role, siteUrl),
  'factor-changed': (locale) => factorMail(locale, { change: 'set', name: 'Ana', siteUrl }),
  'factor-notice': () =>
    factorNoticeMail({ email: 'ana@example.com', by: 'admin@example.com', siteUrl }),
};
