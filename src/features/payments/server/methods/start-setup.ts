import type { Context } from '#platform/context.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import type { MethodSetup } from '../../contract.ts';
import { ensureCustomer, type PaymentOwner } from './ensure-customer.ts';
import { insertMethod, updateMethod } from './method-queries.ts';

/**
 * Starts the setup of a card or bank account for off-session charges. The owner's browser finishes
 * it with the client secret; `syncSetup` then records the outcome.
 */
export async function startSetup(
  context: Context,
  { owner, methodKinds }: { owner: PaymentOwner; methodKinds: readonly MethodKind[] },
): Promise<MethodSetup> {
  const { db, clock, randomness, payments } = context;
  const customerId = await ensureCustomer(context, owner);
  const id = randomness.id();
  const now = clock.now();
  await insertMethod(db, {
    id,
    ownerId: owner.id,
    mode: payments.mode,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  });
  const setup = await payments.createSetup({
    key: `setup-${id}`,
    reference: id,
    customerId,
    methodKinds,
  });
  const { clientSecret } = setup;
  await updateMethod(db, id, { setupId: setup.id, clientSecret, updatedAt: clock.now() });
  return { ...payments.browser, methodId: id, clientSecret };
}
