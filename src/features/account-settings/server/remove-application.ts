import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import {
  lockApplications,
  removeApplications,
} from '#features/applications/server/remove-applications.ts';
import { lockAfterDeposits } from '#features/deposits/server/lock-after-deposits.ts';
import { removeDocumentsOf } from '#features/documents/server/remove-documents.ts';
import type { TransactionContext } from '#platform/context.ts';

/**
 * Removes the application and its papers; records of money are kept as long as the law requires.
 */
export async function removeApplication(
  tx: TransactionContext,
  email: string,
): Promise<string | undefined> {
  const application = await readApplicationByEmail(tx, email);
  if (!application) return undefined;
  const ids = [application.id];
  await lockAfterDeposits(tx, ids, () => lockApplications(tx, ids));
  await removeDocumentsOf(tx, application.id);
  await removeApplications(tx, ids);
  return application.id;
}
