import type { WriteMail } from '#features/mails/mail-content.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { approvalMail, movedBackMail, windowEndingMail, windowExtendedMail } from './mails.ts';

const siteUrl = 'https://example.com';
const closesAt = new Date('2027-03-15T18:00:00Z');
const group = {
  planId: '450' as const,
  number: 1,
  capacity: GROUP_CAPACITY,
  memberCount: 412,
  closesAt,
};
const person = {
  firstName: 'Ana',
  incomeVerificationStatus: 'pending' as const,
  deposit: PROGRAM.deposit,
};

export const groupMailSamples: Readonly<Record<string, WriteMail>> = {
  'income-needed': (locale) =>
    approvalMail(group, person, { day: 7, dueAt: closesAt, siteUrl }, locale),
  'place-moved': (locale) =>
    movedBackMail(
      { from: group, to: { ...group, number: 2 } },
      person,
      { until: closesAt, siteUrl },
      locale,
    ),
  'window-extended': (locale) => windowExtendedMail(group, person, siteUrl, locale),
  reminder: (locale) => windowEndingMail(group, person, siteUrl, locale),
};
