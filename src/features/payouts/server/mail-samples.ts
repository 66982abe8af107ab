import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { detailsChangedMail, owedMail, paidMail } from './mails.ts';

const seatIn = (locale: Locale): SeatRecipient => ({
  firstName: 'Ana',
  groupName: groupName('450', 1, locale),
  seat: 17,
  siteUrl: 'https://example.com',
  locale,
});
const payout = { kind: 'refund', cents: 1_125_000 } as const;

export const payoutMailSamples: Readonly<Record<string, WriteMail>> = {
  'payout-owed': (locale) => owedMail(seatIn(locale), payout, false, locale),
  'payout-paid': (locale) =>
    paidMail(
      seatIn(locale),
      { ...payout, account: '•••• 6789', bankReference: 'FT 4711', paidOn: '2027-03-18' },
      locale,
    ),
  'bank-details-changed': (locale) =>
    detailsChangedMail(
      seatIn(locale),
      {
        account: '•••• 6789',
        usableFrom: new Date('2027-03-18T18:00:00Z'),
        isEarlierAddress: false,
      },
      locale,
    ),
};
