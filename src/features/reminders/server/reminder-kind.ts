import type { MailContent } from '#features/mails/mail-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A person or record that may be reminded of. */
export type ReminderSubject = {
  id: string;
  email: string;
  /** The moment from which the schedule counts. */
  anchor: Date;
};

/** Restricts the subjects that a kind's query returns. */
export type ReminderScope = {
  /** Their anchor lies between these. */
  from: Date;
  until: Date;
  /** Only ids after this one, for paging. */
  after?: string;
  limit: number;
};

/** A kind of reminder, defined by a feature. */
export type ReminderKind<S extends ReminderSubject = ReminderSubject> = {
  name: string;
  /** Marketing is not sent to those who objected to it. */
  isMarketing: boolean;
  /** Days after the anchor, or before it where negative; one mail for each. */
  schedule: readonly number[];
  /** The subjects in the scope that are still to be reminded, ordered by id. */
  find: (context: ReminderDependencies, scope: ReminderScope) => Promise<S[]>;
  /** `locale` is the language that the subject reads. */
  mail(
    context: Context,
    subject: S,
    step: { day: number; number: number },
    locale: Locale,
  ): MailContent;
};

/** What a kind's query may use. */
export type ReminderDependencies = Pick<TransactionContext, 'db'> & {
  payments: Pick<Context['payments'], 'mode'>;
};

/** Every kind of reminder, by its name. */
export const reminderKinds = defineHandlers<ReminderKind>('reminders');
