import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { nameOfLine } from '../name-of-line.ts';
import { type ExitKind, stillOwed, type Worked } from '../rules.ts';
import { exitNames } from '../texts.ts';
import { exitMailTexts } from './texts.ts';

/** A statement as it is mailed; a corrected one says what was paid since. */
export type MailedStatement = Worked & {
  kind: ExitKind;
  recoveredCents?: number;
  /** Nothing else is owed for the seat: its refund is fixed. */
  isSettled?: boolean;
  /** An earlier one was mailed. */
  isCorrected?: boolean;
};

/** The mail with the statement of an exit, including every line of the calculation. */
export function statementMail(
  seat: SeatRecipient,
  statement: MailedStatement,
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { kind, lines, payoutCents, refundCents, owesCents, recoveredCents = 0 } = statement;
  const { mail, labels, greeting, open } = exitMailTexts(locale);
  const names = exitNames(locale);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  const openCents = stillOwed({ owesCents, recoveredCents });
  const fact = (label: string, cents: number) =>
    cents === 0 ? [] : [{ label, value: dollars(cents) }];
  return {
    locale,
    greeting: greeting(seat.firstName),
    subject: mail.subject(names.kinds[kind]),
    preview: mail.preview,
    paragraphs: [
      ...(statement.isCorrected ? [mail.corrected] : []),
      mail.body,
      ...(payoutCents > 0 ? [mail.payout] : []),
      ...(refundCents > 0 ? [statement.isSettled ? mail.refundFixed : mail.refund] : []),
      ...(openCents > 0 ? [mail.owes] : []),
    ],
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      ...lines.map(({ key, cents }) => ({
        label: nameOfLine(names, { key, cents }),
        value: dollars(cents),
      })),
      ...fact(names.results.payout, payoutCents),
      ...fact(statement.isSettled ? labels.refund : names.results.refund, refundCents),
      ...fact(names.results.owes, owesCents),
      ...fact(names.results.paidSince, recoveredCents),
      ...(recoveredCents > 0
        ? [{ label: names.results.stillOwed, value: dollars(openCents) }]
        : []),
    ],
    action: { label: open, href: `${seat.siteUrl}/dashboard/leaving` },
  };
}

/** The mail that says that a former member's payment was recorded, and what is still owed. */
export function debtPaidMail(
  seat: SeatRecipient,
  { paidCents, leftCents }: { paidCents: number; leftCents: number },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { debtPaid, labels, greeting, open } = exitMailTexts(locale);
  const dollars = (cents: number) => formatMoney(usd(cents), locale);
  return {
    locale,
    greeting: greeting(seat.firstName),
    subject: debtPaid.subject(dollars(paidCents)),
    preview: leftCents > 0 ? debtPaid.left(dollars(leftCents)) : debtPaid.nothingLeft,
    paragraphs: [
      debtPaid.recorded(dollars(paidCents)),
      leftCents > 0 ? debtPaid.left(dollars(leftCents)) : debtPaid.nothingLeft,
    ],
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
    ],
    action: { label: open, href: `${seat.siteUrl}/dashboard/leaving` },
  };
}
