import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { Sums } from '../statement.ts';
import { statementTexts } from '../texts.ts';

const PARTS = ['amount', 'fund', 'administration', 'reserve', 'waiting'] as const;

/** The totals of a year by part; the statement itself is on the member's page. */
export function yearlyMail(
  { firstName, groupName, seat, siteUrl, locale }: SeatRecipient,
  year: string,
  sums: Sums,
): MailContent {
  const { yearly, columns } = statementTexts(locale);
  return {
    locale,
    subject: yearly.subject(year),
    preview: yearly.preview,
    greeting: yearly.greeting(firstName),
    paragraphs: [yearly.body(year)],
    facts: [
      { label: yearly.labels.group, value: groupName },
      { label: yearly.labels.seat, value: String(seat) },
      ...PARTS.filter((part) => part !== 'waiting' || sums.waiting !== 0).map((part) => ({
        label: columns[part],
        value: formatMoney(usd(sums[part]), locale),
      })),
    ],
    action: { label: yearly.action, href: `${siteUrl}/dashboard/statements` },
  };
}
