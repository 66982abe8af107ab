import type { TransactionContext } from '#platform/context.ts';
import { applicationErrors } from '../errors.ts';
import type { IncomeStatus } from '../rules.ts';
import { type ApplicationChanges, lockById, updateRow } from './queries.ts';
import type { ApplicationRow } from './tables.ts';

/** The application, held until the transaction ends: what is decided on it stays true. */
export async function lockApplication(tx: TransactionContext, id: string): Promise<ApplicationRow> {
  const application = await lockById(tx.db, id);
  if (!application) throw applicationErrors.APPLICATION_REQUIRED();
  return application;
}

/** Changes a locked application and counts the change. */
export function editApplication(
  tx: TransactionContext,
  { id }: ApplicationRow,
  changes: ApplicationChanges,
): Promise<ApplicationRow> {
  return updateRow(tx.db, id, changes, tx.clock.now());
}

/** Moves the check of a locked application's income on. */
export function changeIncomeStatus(
  tx: TransactionContext,
  application: ApplicationRow,
  incomeVerificationStatus: IncomeStatus,
): Promise<ApplicationRow> {
  return editApplication(tx, application, { incomeVerificationStatus });
}
