import { RETENTION_YEARS } from '#features/retention/rules.ts';
import type { TransactionContext } from '#platform/context.ts';
import { deleteOldAudit } from './queries.ts';

/** Forgets what admins did before then. */
export function forgetAudit({ db }: Pick<TransactionContext, 'db'>, before: Date) {
  return deleteOldAudit(db, before, RETENTION_YEARS);
}
