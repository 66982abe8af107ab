import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { ExitKind, LineKey, Worked } from '../rules.ts';
import { exitNames } from '../texts.ts';
import { exitMailTexts } from './texts.ts';

/** The mail with the statement of an exit, including every line of the calculation. */
export function statementMail(
  seat: SeatRecipient,
  { kind, lines, payoutCents, refundCents, owesCents }: Worked & { kind: ExitKind },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { mail, labels, greeting, open } = exitMailTexts(locale);
  const names = exitNames(locale);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  const has = (...keys: LineKey[]) => lines.some(({ key }) => keys.includes(key));
  // What is returned before a refund is fixed lowers it, and is not owed.
  const isRefundFixed = has('returned_owed');
  const fact = (label: string, cents: number) =>
    cents === 0 ? [] : [{ label, value: dollars(cents) }];
  return {
    locale,
    greeting: greeting(seat.firstName),
    subject: mail.subject(names.kinds[kind]),
    preview: mail.preview,
    paragraphs: [
      ...(has('returned', 'returned_owed') ? [mail.corrected] : []),
      mail.body,
      ...(payoutCents > 0 ? [mail.payout] : []),
      ...(refundCents > 0 ? [isRefundFixed ? mail.refundFixed : mail.refund] : []),
      ...(owesCents > 0 ? [mail.owes] : []),
    ],
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      ...lines.map(({ key, cents }) => ({ label: names.lines[key], value: dollars(cents) })),
      ...fact(names.results.payout, payoutCents),
      ...fact(isRefundFixed ? labels.refund : names.results.refund, refundCents),
      ...fact(names.results.owes, owesCents),
    ],
    action: { label: open, href: `${seat.siteUrl}/dashboard/leaving` },
  };
}
