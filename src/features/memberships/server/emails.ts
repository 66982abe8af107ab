import { DEPOSIT } from '#features/deposits/rules.ts';
import { groupName } from '#features/groups/rules.ts';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { dueDate } from '#features/programme/calendar.ts';
import { startOfDate } from '#shared/calendar/dates.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney, usd } from '#shared/money.ts';

type Formed = { planId: PlanId; number: number; capacity: number };
type Member = { firstName: string; seat: number; startMonth: string };

/** The mail to each member of a formed group: their seat, and what happens to their deposit. */
export function groupFormedMail(
  group: Formed,
  { firstName, seat, startMonth }: Member,
  siteUrl: string,
): MailContent {
  const { monthlyContribution } = plans[group.planId];
  const firstMonth = usd(monthlyContribution.cents - DEPOSIT.cents);
  const name = groupName(group.planId, group.number);
  return {
    locale: 'en',
    subject: 'Your group has formed',
    preview: 'Every place is taken. Your deposit counts toward your first contribution.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${name} is complete: all ${group.capacity} households have joined and are approved. Your $200 deposit is now a credit on your first monthly contribution.`,
      'We will write to you before the first contribution is due, with how to pay. There is nothing you need to do today.',
    ],
    facts: [
      { label: 'Group', value: name },
      { label: 'Your seat', value: String(seat) },
      { label: 'Monthly contribution', value: formatMonthly(monthlyContribution) },
      { label: 'First month, less your deposit', value: formatMoney(firstMonth) },
      { label: 'First contribution due', value: formatDay(startOfDate(dueDate(startMonth, 1))) },
    ],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
    closing: [`Two members are selected each month. ${WAIT_SENTENCE}`],
  };
}
