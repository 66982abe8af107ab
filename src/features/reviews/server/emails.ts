import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { formatMonthly, plans } from '#features/plans/plans.ts';

type Decided = Pick<
  ApplicationRow,
  'firstName' | 'preferredPlan' | 'monthlyIncome' | 'adminApprovedIncome' | 'adminNotes'
> & { hasPapers: boolean };

/** Tells an applicant the decision on their income, and what they can do next. */
export function incomeDecisionMail(application: Decided, siteUrl: string): MailContent {
  const plan = plans[application.preferredPlan];
  const notes = application.adminNotes ? [`From our review: ${application.adminNotes}`] : [];
  const frame = {
    locale: 'en',
    greeting: `Hello ${application.firstName},`,
    facts: [
      { label: 'Declared monthly income', value: application.monthlyIncome },
      { label: 'Plan', value: plan.label },
      { label: 'Monthly contribution', value: formatMonthly(plan.monthlyContribution) },
    ],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
  } as const;
  if (application.adminApprovedIncome) {
    return {
      ...frame,
      facts: [...frame.facts],
      subject: 'Your income is verified',
      preview: 'Your income covers the plan you chose.',
      paragraphs: [
        `${application.hasPapers ? 'We checked your papers' : 'We checked what you declared'}: your income covers the ${plan.label} plan. Your credit amount is now fixed at ${plan.label}.`,
        ...notes,
      ],
      closing: ['If you have not paid the $200 deposit yet, your dashboard has the button for it.'],
    };
  }
  return {
    ...frame,
    facts: [...frame.facts],
    subject: 'We could not verify your income yet',
    preview: 'Your application stays open. Here is what is missing.',
    paragraphs: [
      `${application.hasPapers ? 'We looked at your papers and could not verify your income with them.' : 'We could not verify your income without papers that show it.'} Your application stays open, and your place on the list is not lost.`,
      ...notes,
      'You can upload documents from your dashboard; we will look at them again.',
    ],
    closing: ['If something is unclear, reply to this mail; a person reads it.'],
  };
}
