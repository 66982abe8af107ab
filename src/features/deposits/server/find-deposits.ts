import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { matchesSearch } from '#db/search.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { deposits } from './tables.ts';

type Reader = { readonly db: Executor };

const columns = {
  id: deposits.id,
  applicationId: deposits.applicationId,
  fullName: deposits.fullName,
  email: deposits.email,
  amountCents: deposits.amountCents,
  status: deposits.status,
  createdAt: deposits.createdAt,
};

/** The newest deposits of an amount. */
export function findDepositsOfAmount(
  { db }: Reader,
  { mode, cents, limit }: { mode: PaymentMode; cents: number; limit: number },
) {
  return db
    .select(columns)
    .from(deposits)
    .where(and(eq(deposits.amountCents, cents), eq(deposits.mode, mode)))
    .orderBy(desc(deposits.createdAt))
    .limit(limit);
}

/** Deposits by their payments, which have the same ids. */
export async function findDepositsOfPayments({ db }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(deposits)
    .where(inArray(deposits.id, [...ids]));
}

/** The newest deposits of people whose name or address has the words. */
export async function searchDeposits(
  { db }: Reader,
  { mode, search, limit }: { mode: PaymentMode; search: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.mode, mode), matchesSearch(deposits, search)))
    .orderBy(desc(deposits.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
