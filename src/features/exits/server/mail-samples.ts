import { groupName } from '#features/groups/rules.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { workOutHandBack } from '../rules.ts';
import { debtPaidMail, statementMail } from './mails.ts';
import { WISH_MAIL_KINDS, type WishMail, wishMail } from './wishes/wish-mails.ts';

const seatIn = (locale: Locale): SeatRecipient => ({
  firstName: 'Ana',
  groupName: groupName('450', 1, locale),
  seat: 17,
  siteUrl: 'https://example.com',
  locale,
});

const worked = workOutHandBack({
  planId: '450',
  paid: 60,
  prepaid: 0,
  unappliedCents: 0,
  unearnedCents: 0,
  keptDepositCents: 0,
  overdue: 0,
});

const SAMPLES: readonly WishMail[] = [
  'asked',
  'taken_back',
  'lapsed_selected',
  'confirm_again',
  'left_before_start',
];
const wishSamples = Object.fromEntries(
  SAMPLES.map((what): [string, WriteMail] => [
    WISH_MAIL_KINDS[what],
    (locale) => {
      const option = what === 'left_before_start' ? 'leave_before_start' : 'hand_back';
      const takesEffectAt = new Date('2026-11-21T17:00:00Z');
      return wishMail(seatIn(locale), { what, option, takesEffectAt, worked }, locale);
    },
  ]),
);

/** Samples of this feature's mails, for the admins' catalogue. */
export const exitMailSamples: Readonly<Record<string, WriteMail>> = {
  ...wishSamples,
  'exit-statement': (locale) =>
    statementMail(
      seatIn(locale),
      {
        kind: 'handed_back',
        ...worked,
      },
      locale,
    ),
  'debt-paid': (locale) =>
    debtPaidMail(seatIn(locale), { paidCents: 150_000, leftCents: 84_400 }, locale),
  'completion-statement': (locale) =>
    statementMail(
      seatIn(locale),
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
