import { DEPOSIT } from '#features/deposits/rules.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { groupName } from '../rules.ts';

type Formed = { planId: PlanId; number: number; capacity: number };

/** The mail to each member of a group that has formed: what it means for their money. */
export function groupFormedMail(group: Formed, firstName: string, siteUrl: string): MailContent {
  const { monthlyContribution } = plans[group.planId];
  const firstMonth = usd(monthlyContribution.cents - DEPOSIT.cents);
  return {
    locale: 'en',
    subject: 'Your group has formed',
    preview: 'Every place is taken. Your deposit counts toward your first contribution.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${groupName(group.planId, group.number)} is complete: all ${group.capacity} households have joined. Your $200 deposit is now a credit on your first monthly contribution.`,
      'We will write to you before the first contribution is due, with the date and how to pay. There is nothing you need to do today.',
    ],
    facts: [
      { label: 'Group', value: groupName(group.planId, group.number) },
      { label: 'Monthly contribution', value: formatMonthly(monthlyContribution) },
      { label: 'First month, less your deposit', value: formatMoney(firstMonth) },
    ],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
    closing: [
      'Two members are selected each month. Your turn can come in the first month or take up to 19 years.',
    ],
  };
}
