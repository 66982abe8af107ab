import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { detailsChangedMail, owedMail, paidMail } from './mails.ts';

const seat: SeatRecipient = {
  firstName: 'Ana',
  groupName: '$450,000 Group 1',
  seat: 17,
  siteUrl: 'https://example.com',
  locale: 'en',
};
const payout = { kind: 'refund', cents: 1_125_000 } as const;

export const payoutMailSamples: Readonly<Record<string, WriteMail>> = {
  'payout-owed': (locale) => owedMail(seat, payout, false, locale),
  'payout-paid': (locale) =>
    paidMail(
      seat,
      { ...payout, account: '•••• 6789', bankReference: 'FT 4711', paidOn: '2027-03-18' },
      locale,
    ),
  'bank-details-changed': (locale) =>
    detailsChangedMail(
      seat,
      {
        account: '•••• 6789',
        usableFrom: new Date('2027-03-18T18:00:00Z'),
        isEarlierAddress: false,
      },
      locale,
    ),
};
