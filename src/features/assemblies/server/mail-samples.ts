import { FIRST_RECEIPT, writeReceipt } from '#features/bids/receipt.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import {
  bidPaymentMail,
  bidReturnedAlarmMail,
  lapsedBidMail,
  lowerLimitMail,
} from '../bid-payments/server/bid-mails.ts';
import type { Books } from '../holding/books.ts';
import { bidReceiptMail } from '../member/server/receipt-mail.ts';
import { heldBidMail, listClosedMail, postponedMail, resultMail } from './mails.ts';
import type { AssemblyRow, PickRow } from './tables.ts';

const siteUrl = 'https://example.com';
const moment = new Date('2027-03-15T18:00:00Z');
const books: Books = {
  credit: 45_000_000,
  available: 90_000_000,
  awardsMade: 4,
  waiting: 476,
  refundsOwed: [],
  cancelled: [],
  bidsPassedOn: [],
  bidLimits: [],
};
const assembly = {
  groupCode: '450-1',
  month: 3,
  round: 12_345_678,
  heldAt: moment,
  closesAt: moment,
  listSha256: '3f5a…',
  books,
} as AssemblyRow;
const pick = { seat: 17, kind: 'lottery', status: 'awarded', instalments: null } as PickRow;
const heldPick = { instalments: 96, startBy: moment, payBy: moment, amountCents: 22_502_400 };
const member = { firstName: 'Ana', seat: 17 };
const bid = { ...member, groupCode: '450-1', month: 3, siteUrl };
const facts = { amountCents: 22_502_400, payBy: moment };

const sampleReceipt = {
  text: writeReceipt({
    group: '450-1',
    month: 3,
    number: 1,
    seat: 17,
    bid: '3f'.repeat(32),
    time: moment.toISOString(),
    previous: FIRST_RECEIPT,
  }),
  signature: '5a'.repeat(64),
  publicKey: '7c'.repeat(32),
};

/** Samples of this feature's mails, for the admins' catalogue. */
export const assemblyMailSamples: Readonly<Record<string, WriteMail>> = {
  'assembly-list': (locale) =>
    listClosedMail(
      assembly,
      { ...member, locale },
      { standing: 'not-paid-up', nextCutOff: moment, siteUrl },
    ),
  'assembly-postponed': (locale) => postponedMail(assembly, { ...member, locale }, siteUrl),
  'assembly-result': (locale) => resultMail(assembly, [pick], { ...member, locale }, siteUrl),
  'bid-receipt': (locale) => bidReceiptMail(sampleReceipt, { ...member, locale }, siteUrl),
  'bid-held': (locale) => heldBidMail(assembly, heldPick, { ...member, locale }, siteUrl),
  'bid-lapsed': (locale) =>
    lapsedBidMail(
      bid,
      { reason: 'not-started', pick: heldPick, next: { month: 7, opensOn: '2027-06-16' } },
      locale,
    ),
  'bid-limit-lowered': (locale) => lowerLimitMail(bid, { limit: 180, closesAt: moment }, locale),
  'bid-payment-failed': (locale) => bidPaymentMail(bid, 'failed', facts, locale),
  'bid-payment-late': (locale) => bidPaymentMail(bid, 'late', { ...facts, payBy: null }, locale),
  'bid-returned': (locale) => bidPaymentMail(bid, 'returned', facts, locale),
  'bid-returned-alarm': () => bidReturnedAlarmMail(bid, facts),
};
