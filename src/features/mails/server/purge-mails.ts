import type { TransactionContext } from '#platform/context.ts';
import { deleteOldMails } from './queries.ts';

/** Deletes mails that were sent before then. */
export function purgeMails({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldMails(db, before);
}
