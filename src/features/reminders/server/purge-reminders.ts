import type { TransactionContext } from '#platform/context.ts';
import { deleteOldReminders } from './queries.ts';

/** Deletes records of reminders that were sent before then. */
export function purgeReminders({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldReminders(db, before);
}
