import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { formatMonthly, plans } from '#features/plans/plans.ts';
import { brand } from '#shared/brand.ts';
import type { ApplicationRow } from './application-row.ts';

/** The mail that follows an application: what was saved, what comes next, what is still owed. */
export function applicationReceivedMail(
  application: Pick<ApplicationRow, 'firstName' | 'fullName' | 'preferredPlan'>,
  links: { site: string; pay: string },
): MailContent {
  const plan = plans[application.preferredPlan];
  return {
    locale: 'en',
    subject: `We received your ${brand.name} application`,
    preview: 'Your application is saved. A $200 deposit reserves your spot.',
    greeting: `Hello ${application.firstName},`,
    paragraphs: [
      'Thank you for applying. Your application is saved, and nothing in it is shown to anyone but you and the people who review it.',
      'If you have not paid the $200 deposit yet, the button below opens the card form; you need no account for it. The deposit reserves your spot, counts toward your first monthly contribution, and is refunded in full if no group forms.',
    ],
    facts: [
      { label: 'Name', value: application.fullName },
      { label: 'Preferred credit amount', value: plan.label },
      { label: 'Monthly contribution', value: formatMonthly(plan.monthlyContribution) },
    ],
    action: { label: 'Pay the $200 deposit', href: links.pay },
    closing: [
      `To follow your application, create an account with this email address: ${links.site}/dashboard`,
      `Two members are selected each month. ${WAIT_SENTENCE}`,
      'If you did not apply, please reply to this mail and we will remove the application.',
    ],
  };
}
