import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { paidMail, selectedMail, stepMail } from './mails.ts';
import { awardMailTexts } from './texts.ts';

const seat: SeatRecipient = {
  firstName: 'Ana',
  groupName: '$450,000 Group 1',
  seat: 17,
  siteUrl: 'https://example.com',
  locale: 'en',
};
const selectedOn = '2027-01-15';

export const awardMailSamples: Readonly<Record<string, WriteMail>> = {
  'award-selected': (locale) => selectedMail(seat, { creditCents: 45_000_000, selectedOn }, locale),
  'award-step': (locale) =>
    stepMail(
      seat,
      {
        step: 'home',
        turn: 'member',
        reason: awardMailTexts(locale).reasons.papersSent,
        selectedOn,
      },
      locale,
    ),
  'award-paid': (locale) =>
    paidMail(
      seat,
      {
        priceCents: 43_000_000,
        divided: awardMailTexts(locale).reasons.surplus({
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
