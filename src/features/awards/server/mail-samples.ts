import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { awardNames } from '../texts.ts';
import { paidMail, selectedMail, stepMail } from './mails.ts';

const seatIn = (locale: Locale): SeatRecipient => ({
  firstName: 'Ana',
  groupName: groupName('450', 1, locale),
  seat: 17,
  siteUrl: 'https://example.com',
  locale,
});
const selectedOn = '2027-01-15';

export const awardMailSamples: Readonly<Record<string, WriteMail>> = {
  'award-selected': (locale) =>
    selectedMail(seatIn(locale), { creditCents: 45_000_000, selectedOn }, locale),
  'award-step': (locale) =>
    stepMail(
      seatIn(locale),
      {
        step: 'home',
        turn: 'member',
        reason: awardNames(locale).reasons.papersSent,
        selectedOn,
      },
      locale,
    ),
  'award-paid': (locale) =>
    paidMail(
      seatIn(locale),
      {
        priceCents: 43_000_000,
        divided: awardNames(locale).reasons.surplus({
          total: formatMoney(usd(2_000_000), locale),
          expenses: formatMoney(usd(2_000_000), locale),
          instalments: 0,
          prepaid: '',
          next: '',
          cash: '',
        }),
      },
      locale,
    ),
};
