import { and, eq, inArray, min } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { paymentEvents, payments } from './tables.ts';

/**
 * When payments succeeded at the provider, according to its events. `succeededAt` is later: when we
 * learned of it. Payments without such an event are left out.
 */
export async function readSuccessMoments(
  { db }: { readonly db: Executor },
  paymentIds: readonly string[],
): Promise<Map<string, Date>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: payments.id, at: min(paymentEvents.createdAt) })
    .from(payments)
    .innerJoin(paymentEvents, eq(paymentEvents.providerId, payments.providerId))
    .where(
      and(
        inArray(payments.id, [...paymentIds]),
        eq(paymentEvents.type, 'payment_intent.succeeded'),
      ),
    )
    .groupBy(payments.id);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}
