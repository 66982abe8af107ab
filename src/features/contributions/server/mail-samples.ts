import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import {
  announcedMail,
  arrearsMail,
  automaticEndedMail,
  endedMail,
  failedMail,
  keptForBidMail,
  methodRemovedMail,
  receivedMail,
  returnedMail,
  stoppedMail,
  unexpectedMail,
} from './mails.ts';

const seatIn = (locale: Locale): SeatRecipient => ({
  firstName: 'Ana',
  groupName: groupName('450', 1, locale),
  seat: 17,
  siteUrl: 'https://example.com',
  locale,
});
const AMOUNT = 234_400;

export const contributionMailSamples: Readonly<Record<string, WriteMail>> = {
  'contribution-received': (locale) =>
    receivedMail(seatIn(locale), {
      amountCents: AMOUNT,
      instalments: [3],
      waitingCents: 0,
      nextDueOn: '2027-04-05',
    }),
  'automatic-received': (locale) =>
    receivedMail(seatIn(locale), {
      amountCents: AMOUNT,
      instalments: [3],
      waitingCents: 0,
      nextDueOn: '2027-04-05',
    }),
  'contribution-failed': (locale) =>
    failedMail(seatIn(locale), {
      amountCents: AMOUNT,
      failure: 'insufficient funds',
      retryOn: '2027-03-04',
    }),
  'contribution-returned': (locale) => returnedMail(seatIn(locale), { cents: AMOUNT }),
  'contribution-unexpected': (locale) => unexpectedMail(seatIn(locale)),
  'contribution-kept-for-bid': (locale) => keptForBidMail(seatIn(locale), { cents: AMOUNT }),
  'automatic-announced': (locale) =>
    announcedMail(seatIn(locale), {
      amountCents: AMOUNT,
      chargeOn: '2027-03-01',
      methodName: 'First Bank •••• 6789',
    }),
  'automatic-stopped': (locale) => stoppedMail(seatIn(locale)),
  'automatic-ended': (locale) => automaticEndedMail(seatIn(locale)),
  'method-removed': (locale) => methodRemovedMail(locale, seatIn(locale)),
  'contribution-late': (locale) =>
    arrearsMail(seatIn(locale), {
      step: 2,
      owedCents: AMOUNT,
      dueOn: '2027-03-05',
      endsOn: '2027-06-03',
      isAwarded: false,
    }),
  'contribution-ended': (locale) =>
    endedMail(seatIn(locale), {
      status: 'terminated',
      unpaidSince: '2027-03-05',
      endedOn: '2027-06-03',
      owedCents: 3 * AMOUNT,
      fundCents: 5_625_000,
      creditCents: 45_000_000,
      nextDrawOn: '2027-06-15',
    }),
};
