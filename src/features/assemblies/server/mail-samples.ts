import type { WriteMail } from '#features/mails/mail-content.ts';
import { bidPaymentMail, bidReturnedAlarmMail } from '../bid-payments/server/bid-mails.ts';
import { listClosedMail, postponedMail, resultMail } from './mails.ts';
import type { AssemblyRow, PickRow } from './tables.ts';

const siteUrl = 'https://example.com';
const moment = new Date('2027-03-15T18:00:00Z');
const assembly = {
  groupCode: '450-1',
  month: 3,
  round: 12_345_678,
  heldAt: moment,
  closesAt: moment,
  listSha256: '3f5a…',
} as AssemblyRow;
const pick = { seat: 17, kind: 'lottery', status: 'awarded', instalments: null } as PickRow;
const member = { firstName: 'Ana', seat: 17 };
const bid = { ...member, groupCode: '450-1', month: 3, siteUrl };
const facts = { amountCents: 22_502_400, payBy: moment };

export const assemblyMailSamples: Readonly<Record<string, WriteMail>> = {
  'assembly-list': (locale) =>
    listClosedMail(assembly, { ...member, locale }, { isListed: true, siteUrl }),
  'assembly-postponed': (locale) => postponedMail(assembly, { ...member, locale }, siteUrl),
  'assembly-result': (locale) => resultMail(assembly, [pick], { ...member, locale }, siteUrl),
  'bid-payment-failed': (locale) => bidPaymentMail(bid, 'failed', facts, locale),
  'bid-payment-late': (locale) => bidPaymentMail(bid, 'late', { ...facts, payBy: null }, locale),
  'bid-returned': (locale) => bidPaymentMail(bid, 'returned', facts, locale),
  'bid-returned-alarm': () => bidReturnedAlarmMail(bid, facts),
};
