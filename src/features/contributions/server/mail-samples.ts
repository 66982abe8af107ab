import type { MailContent } from '#features/mails/mail-content.ts';
import {
  announcedMail,
  arrearsMail,
  endedMail,
  failedMail,
  type MailSeat,
  receivedMail,
  returnedMail,
  stoppedMail,
  unexpectedMail,
} from './emails.ts';

const seat: MailSeat = {
  firstName: 'Ana',
  groupName: '$450,000 Group 1',
  seat: 17,
  siteUrl: 'https://example.com',
};
const AMOUNT = 234_400;

/** What this feature's mails look like, for the catalogue that admins see. */
export const contributionMailSamples: Readonly<Record<string, () => MailContent>> = {
  'contribution-received': () =>
    receivedMail(seat, {
      amountCents: AMOUNT,
      instalments: [3],
      waitingCents: 0,
      nextDueOn: '2027-04-05',
    }),
  'contribution-failed': () =>
    failedMail(seat, {
      amountCents: AMOUNT,
      failure: 'insufficient funds',
      retryOn: '2027-03-04',
    }),
  'contribution-returned': () => returnedMail(seat, { cents: AMOUNT }),
  'contribution-unexpected': () => unexpectedMail(seat),
  'automatic-announced': () =>
    announcedMail(seat, {
      amountCents: AMOUNT,
      chargeOn: '2027-03-01',
      methodName: 'First Bank •••• 6789',
    }),
  'automatic-stopped': () => stoppedMail(seat),
  'contribution-late': () =>
    arrearsMail(seat, {
      step: 2,
      owedCents: AMOUNT,
      dueOn: '2027-03-05',
      endsOn: '2027-06-03',
    }),
  'contribution-ended': () => endedMail(seat, 'cancelled'),
};
