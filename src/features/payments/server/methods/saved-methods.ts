import { type Context, inTransaction } from '#platform/context.ts';
import type { SavedMethod } from '../../contract.ts';
import { paymentErrors } from '../../errors.ts';
import { detachMethodJob } from '../jobs.ts';
import { findActiveMethods, findMethod, lockMethod, updateMethod } from './method-queries.ts';
import { toSavedMethod } from './read-method.ts';
import { syncSetup } from './sync-setup.ts';

/** The methods a person can be charged by, newest first. */
export async function listSavedMethods(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  ownerId: string,
): Promise<SavedMethod[]> {
  return (await findActiveMethods(db, ownerId, payments.mode)).map(toSavedMethod);
}

/** Asks the provider whether a person has finished setting up a method; returns its status. */
export async function reportSetup(
  context: Context,
  { methodId, ownerId }: { methodId: string; ownerId: string },
) {
  const method = await findMethod(context.db, methodId);
  if (method?.ownerId !== ownerId) throw paymentErrors.PAYMENT_METHOD_NOT_FOUND();
  const synced = method.setupId ? await syncSetup(context, method.setupId) : undefined;
  return { status: (synced ?? method).status };
}

/** Removes a person's method: it is never charged again. Payments in progress are not affected. */
export async function detachSavedMethod(
  context: Context,
  { methodId, ownerId }: { methodId: string; ownerId: string },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const method = await lockMethod(tx.db, methodId);
    if (method?.ownerId !== ownerId) throw paymentErrors.PAYMENT_METHOD_NOT_FOUND();
    if (method.status === 'detached') return;
    await updateMethod(tx.db, methodId, { status: 'detached', updatedAt: tx.clock.now() });
    const { providerId } = method;
    if (providerId) await tx.jobs.enqueue(detachMethodJob, { providerId });
  });
}
