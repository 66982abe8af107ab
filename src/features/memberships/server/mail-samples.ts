import type { WriteMail } from '#features/mails/mail-content.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { groupFormedMail } from './mails.ts';

const closesAt = new Date('2027-03-15T18:00:00Z');
const group = {
  planId: '450' as const,
  number: 1,
  capacity: GROUP_CAPACITY,
  memberCount: 412,
  closesAt,
};
const seat = { firstName: 'Ana', seat: 17, startMonth: '2027-05', deposit: PROGRAM.deposit };

export const membershipMailSamples: Readonly<Record<string, WriteMail>> = {
  'group-formed': (locale) => groupFormedMail(group, seat, 'https://example.com', locale),
};
