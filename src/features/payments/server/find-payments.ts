import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { payments, savedPaymentMethods } from './tables.ts';

type Reader = { readonly db: Executor };
type Search = { mode: PaymentMode; limit: number };

const columns = {
  id: payments.id,
  ownerId: payments.ownerId,
  amountCents: payments.amountCents,
  status: payments.status,
  paidName: payments.paidName,
  paidLast4: payments.paidLast4,
  createdAt: payments.createdAt,
};

/** The newest payments made with a card or account that ends in four digits. */
export function findPaymentsByLast4(
  { db }: Reader,
  { mode, last4, limit }: Search & { last4: string },
) {
  return db
    .select(columns)
    .from(payments)
    .where(and(eq(payments.paidLast4, last4), eq(payments.mode, mode)))
    .orderBy(desc(payments.createdAt))
    .limit(limit);
}

/** The payment that the provider knows by a reference. */
export function findPaymentsByReference(
  { db }: Reader,
  { mode, reference }: { mode: PaymentMode; reference: string },
) {
  return db
    .select(columns)
    .from(payments)
    .where(and(eq(payments.providerId, reference), eq(payments.mode, mode)));
}

/** The newest saved cards and accounts that end in four digits. */
export function findMethodsByLast4(
  { db }: Reader,
  { mode, last4, limit }: Search & { last4: string },
) {
  return db
    .select({
      id: savedPaymentMethods.id,
      ownerId: savedPaymentMethods.ownerId,
      name: savedPaymentMethods.name,
      last4: savedPaymentMethods.last4,
      status: savedPaymentMethods.status,
    })
    .from(savedPaymentMethods)
    .where(and(eq(savedPaymentMethods.last4, last4), eq(savedPaymentMethods.mode, mode)))
    .orderBy(desc(savedPaymentMethods.createdAt))
    .limit(limit);
}

/** By what reference the provider knows these payments, and in which mode; by their ids. */
export async function readReferences({ db }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, mode, providerId } = payments;
  return db.select({ id, mode, providerId }).from(payments).where(inIds(id, ids));
}
