import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { paymentDisputes, paymentRefunds, payments, unexpectedPayments } from './tables.ts';

/** What we know of the provider's payments, refunds and disputes, by their ids there. */
export type KnownMoney = {
  /** Our payment, and whether its money is in the books. */
  payments: ReadonlyMap<string, { id: string; isPaid: boolean }>;
  /** Money that is returned, by the provider's payment; our payment, if it was meant for one. */
  unexpected: ReadonlyMap<string, string | null>;
  refunds: ReadonlySet<string>;
  /** Those that took or gave back money. */
  disputes: ReadonlySet<string>;
};

export async function readKnownMoney(
  db: Executor,
  { paymentIds, sourceIds }: { paymentIds: readonly string[]; sourceIds: readonly string[] },
): Promise<KnownMoney> {
  const [providerIds, sources] = [[...paymentIds], [...sourceIds]];
  const paid = await db
    .select({ providerId: payments.providerId, id: payments.id, at: payments.succeededAt })
    .from(payments)
    .where(inArray(payments.providerId, providerIds));
  const unexpected = await db
    .select({ id: unexpectedPayments.id, paymentId: unexpectedPayments.paymentId })
    .from(unexpectedPayments)
    .where(inArray(unexpectedPayments.id, providerIds));
  const refunds = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.id, sources));
  const disputes = await db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(and(inArray(paymentDisputes.id, sources), ne(paymentDisputes.status, 'inquiry')));
  return {
    payments: new Map(
      paid.map(({ providerId, id, at }) => [providerId ?? '', { id, isPaid: at !== null }]),
    ),
    unexpected: new Map(unexpected.map(({ id, paymentId }) => [id, paymentId])),
    refunds: new Set(refunds.map(({ id }) => id)),
    disputes: new Set(disputes.map(({ id }) => id)),
  };
}

/** When the oldest unexpected money came that was not returned yet. */
export async function findOldestUnreturned(
  db: Executor,
  mode: PaymentMode,
): Promise<Date | undefined> {
  const [oldest] = await db
    .select({ createdAt: unexpectedPayments.createdAt })
    .from(unexpectedPayments)
    .innerJoin(payments, eq(payments.id, unexpectedPayments.paymentId))
    .where(and(eq(payments.mode, mode), isNull(unexpectedPayments.returnedAt)))
    .orderBy(asc(unexpectedPayments.createdAt))
    .limit(1);
  return oldest?.createdAt;
}

/** What payments are called at the provider, and whose they are. */
export async function readPaymentNames(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { description: string; ownerId: string | null }>();
  const rows = await db
    .select({ id: payments.id, description: payments.description, ownerId: payments.ownerId })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
