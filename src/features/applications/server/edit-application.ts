import type { TransactionContext } from '#platform/context.ts';
import { applicationErrors } from '../errors.ts';
import type { IncomeStatus } from '../rules.ts';
import { lockById, updateRow } from './queries.ts';
import type { ApplicationRow } from './tables.ts';

/** The application, held until the transaction ends: what is decided on it stays true. */
export async function lockApplication(tx: TransactionContext, id: string): Promise<ApplicationRow> {
  const application = await lockById(tx.db, id);
  if (!application) throw applicationErrors.APPLICATION_REQUIRED();
  return application;
}

/** Moves the check of a locked application's income on. */
export function changeIncomeStatus(
  tx: TransactionContext,
  { id }: ApplicationRow,
  incomeVerificationStatus: IncomeStatus,
): Promise<ApplicationRow> {
  return updateRow(tx.db, id, { incomeVerificationStatus }, tx.clock.now());
}
