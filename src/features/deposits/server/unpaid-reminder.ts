import { and, asc, between, eq, gt, sql } from 'drizzle-orm';
import { payLink } from '#features/applications/server/pay-link.ts';
import { applications } from '#features/applications/server/tables.ts';
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

/** Applications of which no deposit was ever paid, and none is with a bank. */
function selectUnpaid(
  { db, payments }: ReminderReach,
  { from, until, subjectId, after, limit }: ReminderScope,
): Promise<Unpaid[]> {
  const hasPaid = sql`exists (select from deposits d where d.application_id = ${applications.id}
    and d.mode = ${payments.mode} and d.completed_at is not null)`;
  const isWithBank = sql`exists (select from deposits d join payments p on p.id = d.id
    where d.application_id = ${applications.id} and p.status = 'processing')`;
  return db
    .select({
      id: applications.id,
      email: applications.email,
      anchor: applications.createdAt,
      firstName: applications.firstName,
      preferredPlan: applications.preferredPlan,
    })
    .from(applications)
    .where(
      and(
        between(applications.createdAt, from, until),
        sql`not ${hasPaid} and not ${isWithBank}`,
        subjectId === undefined ? undefined : eq(applications.id, subjectId),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
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
