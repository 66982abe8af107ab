import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { workOutHandBack } from '../rules.ts';
import { statementMail } from './mails.ts';

const seat: SeatRecipient = {
  firstName: 'Ana',
  groupName: '$450,000 Group 1',
  seat: 17,
  siteUrl: 'https://example.com',
  locale: 'en',
};

export const exitMailSamples: Readonly<Record<string, WriteMail>> = {
  'exit-statement': (locale) =>
    statementMail(
      seat,
      {
        kind: 'handed_back',
        ...workOutHandBack({
          planId: '450',
          paid: 60,
          prepaid: 0,
          unappliedCents: 0,
          unearnedCents: 0,
          keptDepositCents: 0,
          overdue: 0,
        }),
      },
      locale,
    ),
  'completion-statement': (locale) =>
    statementMail(
      seat,
      {
        kind: 'completed',
        lines: [{ key: 'claim', cents: 11_250_000, adds: true }],
        payoutCents: 11_250_000,
        refundCents: 0,
        owesCents: 0,
      },
      locale,
    ),
};
