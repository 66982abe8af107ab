import { inArray } from 'drizzle-orm';
import type { TransactionContext } from '#platform/context.ts';
import { type Money, usd } from '#shared/text/money.ts';
import { deposits } from './tables.ts';

/** What was paid for each deposit; the program may ask for another amount today. */
export async function readDepositAmounts(
  { db }: Pick<TransactionContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, Money>> {
  if (ids.length === 0) return new Map();
  const { id, amountCents } = deposits;
  const rows = await db
    .select({ id, amountCents })
    .from(deposits)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, usd(row.amountCents)]));
}
