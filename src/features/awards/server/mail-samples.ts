import type { MailContent } from '#features/mails/mail-content.ts';
import { textsOf } from '../texts.ts';
import { type AwardSeat, paidMail, selectedMail, stepMail } from './emails.ts';

const seat: AwardSeat = {
  firstName: 'Ana',
  groupName: '$450,000 Group 1',
  seat: 17,
  siteUrl: 'https://example.com',
};
const selectedOn = '2027-01-15';

/** What this feature's mails look like, for the catalogue that admins see. */
export const awardMailSamples: Readonly<Record<string, () => MailContent>> = {
  'award-selected': () => selectedMail(seat, { creditCents: 45_000_000, selectedOn }),
  'award-step': () =>
    stepMail(seat, {
      step: 'home',
      turn: 'member',
      reason: textsOf('en').reasons.papersSent,
      selectedOn,
    }),
  'award-paid': () =>
    paidMail(seat, {
      priceCents: 43_000_000,
      divided: textsOf('en').reasons.surplus({
        total: '$20,000',
        expenses: '$20,000',
        instalments: 0,
        prepaid: '',
        next: '',
        cash: '',
      }),
    }),
};
