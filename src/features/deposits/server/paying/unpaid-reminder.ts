import { not } from 'drizzle-orm';
import {
  APPLICATION,
  listApplicantsToRemind,
} from '#features/applications/server/list/search-applications.ts';
import { payLink } from '#features/applications/server/pay-link.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import type {
  ReminderDependencies,
  ReminderKind,
  ReminderScope,
  ReminderSubject,
} from '#features/reminders/server/reminder-kind.ts';
import type { Context } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import { hasPaidOrProcessing } from '../deposit-conditions.ts';
import { depositMailTexts } from '../texts.ts';

type Unpaid = ReminderSubject & { firstName: string; preferredPlan: keyof typeof plans };

const SCHEDULE = [1, 4, 10];

/** Reminds applicants of a deposit that was never paid, 1, 4 and 10 days after they applied. */
export const unpaidDepositReminder: ReminderKind<Unpaid> = {
  name: 'unpaid-deposit',
  isMarketing: false,
  schedule: SCHEDULE,
  find: findUnpaid,
  mail: unpaidMail,
};

/** Applications without a deposit that was ever paid or is being processed. */
function findUnpaid(context: ReminderDependencies, scope: ReminderScope): Promise<Unpaid[]> {
  const isPaid = hasPaidOrProcessing(APPLICATION.id, context.payments.mode);
  return listApplicantsToRemind(context, scope, not(isPaid));
}

function unpaidMail(
  context: Context,
  subject: Unpaid,
  step: { number: number },
  locale: Locale,
): MailContent {
  const { greeting, unpaid } = depositMailTexts(locale);
  const plan = formatMoney(plans[subject.preferredPlan].homeValue, locale);
  const deposit = formatMoney(context.program.deposit, locale);
  const isLast = step.number === SCHEDULE.length;
  return {
    locale,
    subject: (isLast ? unpaid.lastSubject : unpaid.subject)(deposit),
    preview: unpaid.preview,
    greeting: greeting(subject.firstName),
    paragraphs: [unpaid.body(plan, deposit), unpaid.how],
    action: { label: unpaid.action(deposit), href: payLink(context, subject.id, locale) },
    closing: [isLast ? unpaid.lastClosing : unpaid.closing],
  };
}
