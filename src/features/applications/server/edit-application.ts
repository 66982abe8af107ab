import type { TransactionContext } from '#platform/context.ts';
import { applicationErrors } from '../errors.ts';
import type { IncomeStatus } from '../rules.ts';
import type { ApplicationRow } from './application-row.ts';
import { type ApplicationChanges, lockByEmail, lockById, updateRow } from './queries.ts';

/** The application, locked until the transaction ends. */
export async function lockApplication(tx: TransactionContext, id: string): Promise<ApplicationRow> {
  const application = await lockById(tx.db, id);
  if (!application) throw applicationErrors.APPLICATION_REQUIRED();
  return application;
}

/** The same for one that may have been deleted; undefined then. */
export function lockApplicationIfAny(
  { db }: Pick<TransactionContext, 'db'>,
  id: string,
): Promise<ApplicationRow | undefined> {
  return lockById(db, id);
}

/** The application of a normalised address, locked; undefined when there is none. */
export function lockApplicationByEmail(
  { db }: Pick<TransactionContext, 'db'>,
  email: string,
): Promise<ApplicationRow | undefined> {
  return lockByEmail(db, email);
}

/** Changes a locked application and increments its version. */
export function editApplication(
  tx: TransactionContext,
  { id }: ApplicationRow,
  changes: ApplicationChanges,
): Promise<ApplicationRow> {
  return updateRow(tx.db, id, changes, tx.clock.now());
}

/**
 * Changes the income status of a locked application and removes the notes of the previous decision.
 */
export function changeIncomeStatus(
  tx: TransactionContext,
  application: ApplicationRow,
  incomeVerificationStatus: IncomeStatus,
): Promise<ApplicationRow> {
  return editApplication(tx, application, { incomeVerificationStatus, adminNotes: null });
}
