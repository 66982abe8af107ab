import type { WriteMail } from '#features/mails/mail-content.ts';
import {
  confirmEmailMail,
  deletionAskedMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
} from './mails.ts';

const name = 'Ana';
const siteUrl = 'https://example.com';

export const accountSettingsMailSamples: Readonly<Record<string, WriteMail>> = {
  'password-changed': (locale) => passwordChangedMail(locale, { name, siteUrl }),
  'email-change': (locale) =>
    confirmEmailMail(locale, {
      name,
      link: `${siteUrl}/verify-email?token=example`,
      former: 'ana@example.com',
    }),
  'email-change-asked': (locale) =>
    emailChangeAskedMail(locale, {
      name,
      to: 'ana@example.org',
      link: `${siteUrl}/stop-email-change#example`,
    }),
  'email-changed': (locale) => emailChangedMail(locale, { name, to: 'ana@example.org' }),
  'account-deletion': (locale) =>
    deletionAskedMail(locale, { name, dueAt: new Date('2027-03-15T18:00:00Z'), siteUrl }),
};
