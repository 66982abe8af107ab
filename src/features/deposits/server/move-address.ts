import { hasUserOf } from '#features/accounts/profile/server/own-address.ts';
import { moveApplication } from '#features/applications/server/move-application.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { lockAfterDeposits } from './lock-after-deposits.ts';
import { updateDepositor } from './queries.ts';

/**
 * Whether an account may use the address: nobody has an account or application with it, and it is
 * not banned.
 */
export async function isAddressFree(
  { identity }: Pick<Context, 'identity'>,
  reader: Pick<TransactionContext, 'db'>,
  email: string,
): Promise<boolean> {
  return (
    (await identity.ownAccount.isAddressFree(reader.db, email)) &&
    !(await hasUserOf(reader, email)) &&
    !(await readApplicationByEmail(reader, email))
  );
}

/** Moves the application and deposits of an address to another one; deposits are locked first. */
export async function moveBelongings(
  tx: TransactionContext,
  address: { from: string; to: string },
): Promise<void> {
  const application = await readApplicationByEmail(tx, address.from);
  if (!application) return;
  const { id: applicationId } = application;
  await lockAfterDeposits(tx, [applicationId], () => moveApplication(tx, address));
  await updateDepositor(tx.db, { applicationId, to: address.to });
}
