import type { WriteMail } from '#features/mails/mail-content.ts';
import { incomeDecisionMail, paperRequestMail } from './mails.ts';

const income = {
  firstName: 'Ana',
  fullName: 'Ana Souza',
  preferredPlan: '450' as const,
  monthlyIncome: '$8,000',
  adminNotes: null,
  hasPapers: true,
  isShort: false,
};
const siteUrl = 'https://example.com';

export const reviewMailSamples: Readonly<Record<string, WriteMail>> = {
  'income-approved': (locale) =>
    incomeDecisionMail({ ...income, adminApprovedIncome: true }, siteUrl, locale),
  'income-rejected': (locale) =>
    incomeDecisionMail({ ...income, adminApprovedIncome: false }, siteUrl, locale),
  'paper-requested': (locale) =>
    paperRequestMail({ ...income, adminNotes: 'Page 2 is missing.' }, siteUrl, locale),
};
