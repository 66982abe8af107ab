import type { MailContent } from '#features/mails/mail-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';

/** Somebody who may be reminded. */
export type ReminderSubject = {
  id: string;
  email: string;
  /** The day from which the schedule counts. */
  anchor: Date;
};

/** Which subjects a kind is asked for. */
export type ReminderScope = {
  /** Their anchor lies between these. */
  from: Date;
  until: Date;
  /** Only this one: asked again in the transaction that sends. */
  subjectId?: string;
  /** Those whose id comes after this one, in the order of ids. */
  after?: string;
  limit: number;
};

/** A reason to remind people, given by the feature that knows it. */
export type ReminderKind<S extends ReminderSubject = ReminderSubject> = {
  name: string;
  /** Marketing is not sent to those who objected to it. */
  isMarketing: boolean;
  /** Days after the anchor, or before it where negative; one mail for each. */
  schedule: readonly number[];
  /** Who is due, by id. Whoever is not in the answer any more is not reminded. */
  find: (context: ReminderReach, scope: ReminderScope) => Promise<S[]>;
  mail(context: Context, subject: S, step: { day: number; number: number }): MailContent;
};

/** What a kind's query may use, inside and outside of a transaction. */
export type ReminderReach = Pick<TransactionContext, 'db'> & {
  payments: Pick<Context['payments'], 'mode'>;
};
