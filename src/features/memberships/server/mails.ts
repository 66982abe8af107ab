import { groupName } from '#features/groups/rules.ts';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';
import { membershipMailTexts } from './texts.ts';

type Formed = { planId: PlanId; number: number; capacity: number };
type Member = { firstName: string; seat: number; startMonth: string; deposit: Money };

/**
 * The mail to each member of a formed group: their seat, what happens to their deposit, and what
 * the Terms of Use (section 8) promise in writing before the first selection.
 */
export function groupFormedMail(
  group: Formed,
  { firstName, seat, startMonth, deposit }: Member,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const texts = membershipMailTexts(locale);
  const { labels } = texts;
  const { monthlyContribution } = plans[group.planId];
  const firstMonth = usd(monthlyContribution.cents - deposit.cents);
  const name = groupName(group.planId, group.number, locale);
  return {
    locale,
    subject: texts.subject,
    preview: texts.preview,
    greeting: texts.greeting(firstName),
    paragraphs: [texts.body(name, group.capacity, formatMoney(deposit, locale))],
    facts: [
      { label: labels.group, value: name },
      { label: labels.seat, value: String(seat) },
      { label: labels.monthly, value: texts.aMonth(formatMoney(monthlyContribution, locale)) },
      { label: labels.firstMonth, value: formatMoney(firstMonth, locale) },
      { label: labels.firstDue, value: formatDate(dueDate(startMonth, 1), locale) },
    ],
    action: { label: texts.action, href: `${siteUrl}/dashboard` },
    closing: [
      texts.paying,
      texts.drawing,
      texts.bidding,
      texts.rules(`${siteUrl}${rulesPath(locale)}`),
      texts.closing,
    ],
  };
}
