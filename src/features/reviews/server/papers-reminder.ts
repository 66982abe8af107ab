import { not, sql } from 'drizzle-orm';
import { isIncomeApproved } from '#features/applications/server/list/application-conditions.ts';
import {
  APPLICATION,
  listApplicantsToRemind,
} from '#features/applications/server/list/search-applications.ts';
import { hasPaidOrProcessing } from '#features/deposits/server/deposit-conditions.ts';
import { hasAllPapers } from '#features/documents/server/document-conditions.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import type {
  ReminderDependencies,
  ReminderKind,
  ReminderScope,
  ReminderSubject,
} from '#features/reminders/server/reminder-kind.ts';
import type { Context } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import { reviewMailTexts } from './texts.ts';

type Missing = ReminderSubject & { firstName: string };

const SCHEDULE = [3, 8, 20];

/** Reminds those who paid of the papers that are missing, 3, 8 and 20 days after they applied. */
export const papersMissingReminder: ReminderKind<Missing> = {
  name: 'papers-missing',
  // About their own application: a group forms only once their income is approved.
  isMarketing: false,
  schedule: SCHEDULE,
  find: findMissing,
  mail: papersMail,
};

/** Applications with a paid deposit whose income is not approved and whose papers are not all in. */
function findMissing(context: ReminderDependencies, scope: ReminderScope): Promise<Missing[]> {
  return listApplicantsToRemind(
    context,
    scope,
    sql`(${hasPaidOrProcessing(APPLICATION.id, context.payments.mode)}
      and ${not(isIncomeApproved(APPLICATION.id))}
      and ${not(hasAllPapers(APPLICATION.id))})`,
  );
}

function papersMail(
  context: Context,
  subject: Missing,
  step: { number: number },
  locale: Locale,
): MailContent {
  const texts = reviewMailTexts(locale).papers;
  const isLast = step.number === SCHEDULE.length;
  return {
    locale,
    subject: isLast ? texts.lastSubject : texts.subject,
    preview: texts.preview,
    greeting: texts.greeting(subject.firstName),
    paragraphs: texts.paragraphs,
    action: { label: texts.action, href: `${context.config.publicUrl}/dashboard#documents` },
    closing: isLast ? [texts.last] : [],
  };
}
