import { formatInstant } from '#features/assemblies/checking/format-instant.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { WishOption, Worked } from '../../rules.ts';
import { exitNames } from '../../texts.ts';
import { exitMailTexts } from '../texts.ts';

/** The mail for each event of a wish. When it takes effect, the statement is the mail. */
export const WISH_MAIL_KINDS = {
  asked: 'leaving-asked',
  taken_back: 'leaving-taken-back',
  lapsed_selected: 'leaving-lapsed',
  lapsed_bought: 'leaving-lapsed',
  confirm_again: 'leaving-confirm-again',
  left_before_start: 'leaving-done',
} as const;
export type WishMail = keyof typeof WISH_MAIL_KINDS;

type About = {
  what: WishMail;
  option: WishOption;
  takesEffectAt: Date;
  /** Today's figures, for mails that contain them. */
  worked?: Worked;
};

/** A mail about a wish to leave. */
export function wishMail(
  seat: SeatRecipient,
  { what, option, takesEffectAt, worked }: About,
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { wish, labels, greeting } = exitMailTexts(locale);
  const { results } = exitNames(locale);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  const fact = (label: string, cents = 0) => (cents > 0 ? [{ label, value: dollars(cents) }] : []);
  const isOpen = what === 'asked';
  const text = wish[what];
  return {
    locale,
    greeting: greeting(seat.firstName),
    subject: text.subject,
    preview: text.preview,
    paragraphs: [
      wish.options[option],
      ...(isOpen && option === 'leave_before_start' ? [wish.beforeStart] : []),
      ...text.paragraphs,
    ],
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      ...(isOpen ? [{ label: wish.takesEffect, value: formatInstant(takesEffectAt, locale) }] : []),
      ...fact(results.payout, worked?.payoutCents),
      ...fact(results.refund, worked?.refundCents),
      ...fact(wish.owes, worked?.owesCents),
    ],
    action: { label: text.action, href: `${seat.siteUrl}/dashboard/leaving` },
  };
}
