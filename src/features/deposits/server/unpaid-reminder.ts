import { not } from 'drizzle-orm';
import { payLink } from '#features/applications/server/pay-link.ts';
import {
  APPLICATION,
  findApplicationsMade,
} from '#features/applications/server/search-applications.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import type {
  ReminderKind,
  ReminderReach,
  ReminderScope,
  ReminderSubject,
} from '#features/reminders/server/reminder-kind.ts';
import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { hasPaidOrProcessing } from './deposit-conditions.ts';

type Unpaid = ReminderSubject & { firstName: string; preferredPlan: keyof typeof plans };

const SCHEDULE = [1, 4, 10];

/** Reminds applicants of a deposit that was never paid, 1, 4 and 10 days after they applied. */
export const unpaidDepositReminder: ReminderKind<Unpaid> = {
  name: 'unpaid-deposit',
  isMarketing: false,
  schedule: SCHEDULE,
  find: selectUnpaid,
  mail: unpaidMail,
};

/** Applications without a deposit that was ever paid or is being processed. */
async function selectUnpaid(
  context: ReminderReach,
  { from, until, subjectId, after, limit }: ReminderScope,
): Promise<Unpaid[]> {
  const found = await findApplicationsMade(
    context,
    { from, until, applicationId: subjectId, after, limit },
    not(hasPaidOrProcessing(APPLICATION.id, context.payments.mode)),
  );
  return found.map(({ createdAt, ...application }) => ({ ...application, anchor: createdAt }));
}

function unpaidMail(context: Context, subject: Unpaid, step: { number: number }): MailContent {
  const plan = plans[subject.preferredPlan];
  const isLast = step.number === SCHEDULE.length;
  return {
    locale: 'en',
    subject: isLast
      ? 'The last reminder: your $200 deposit is still open'
      : 'Your spot is not reserved yet: the $200 deposit is open',
    preview: 'Your application is saved. One step is left, and it takes a minute.',
    greeting: `Hello ${subject.firstName},`,
    paragraphs: [
      `Your application for the ${plan.label} plan at ${brand.name} is saved, but its $200 deposit has not been paid, so no spot is reserved for you yet.`,
      'The button opens the card form at once; you need no account for it. The deposit counts toward your first monthly contribution, and you get it back in full if no group forms.',
    ],
    action: { label: 'Pay the $200 deposit', href: payLink(context, subject.id) },
    closing: [
      isLast
        ? 'We will not remind you again. Your application stays until you ask us to delete it.'
        : 'Changed your mind? Then do nothing, or reply to this mail and we delete your application.',
    ],
  };
}
