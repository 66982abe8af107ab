import { type Context, inTransaction } from '#platform/context.ts';
import { lockMethodBySetup, type MethodRow, updateMethod } from './method-queries.ts';

/**
 * Asks the provider about the setup of a payment method and records its outcome. Idempotent.
 * Undefined when the setup is not ours.
 */
export async function syncSetup(context: Context, setupId: string): Promise<MethodRow | undefined> {
  const setup = await context.payments.readSetup(setupId);
  if (!setup) return undefined;
  return inTransaction(context, async (tx) => {
    const known = await lockMethodBySetup(tx.db, setupId);
    if (known?.status !== 'pending') return known;
    const change = { updatedAt: tx.clock.now(), clientSecret: null };
    if (setup.status === 'succeeded' && setup.method) {
      const { id: providerId, kind, last4, name } = setup.method;
      const mandateId = setup.mandateId ?? null;
      const active = { providerId, kind, last4, name, mandateId, status: 'active' as const };
      await updateMethod(tx.db, known.id, { ...change, ...active });
    } else if (setup.status === 'canceled') {
      await updateMethod(tx.db, known.id, { ...change, status: 'failed' });
    }
    return lockMethodBySetup(tx.db, setupId);
  });
}
