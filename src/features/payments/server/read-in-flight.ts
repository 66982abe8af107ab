import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { payments } from './tables.ts';

/** Payments that a bank is working on: how many there are, and their sum. */
export async function readInFlight(
  { db }: { readonly db: Executor },
  mode: PaymentMode,
): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::float8`,
    })
    .from(payments)
    .where(and(eq(payments.mode, mode), sql`${payments.status} = 'processing'`));
  return row ?? { count: 0, cents: 0 };
}
