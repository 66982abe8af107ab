import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { lockRow } from '#db/find-row.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { TransactionRow } from './queries.ts';
import { providerTransactions } from './tables.ts';

export const lockTransaction = (db: Executor, mode: PaymentMode, id: string) =>
  lockRow(
    db,
    providerTransactions,
    and(eq(providerTransactions.mode, mode), eq(providerTransactions.id, id)),
  );

export async function explain(
  db: Executor,
  id: string,
  change: Partial<TransactionRow>,
): Promise<TransactionRow> {
  const [explained] = await db
    .update(providerTransactions)
    .set(change)
    .where(eq(providerTransactions.id, id))
    .returning();
  if (!explained) throw new Error(`there is no transaction ${id}`);
  return explained;
}

export type Explained = {
  id: string;
  at: Date;
  cents: number;
  account: string;
  note: string;
  by: string;
};

/** The transactions that somebody explained, the oldest first. */
export async function findExplained(
  db: Executor,
  mode: PaymentMode,
  isWanted: SQL | undefined,
): Promise<Explained[]> {
  const rows = await db
    .select()
    .from(providerTransactions)
    .where(
      and(
        eq(providerTransactions.mode, mode),
        eq(providerTransactions.matchedAs, 'explained'),
        isWanted,
      ),
    )
    .orderBy(asc(providerTransactions.createdAt), asc(providerTransactions.id));
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    cents: row.amountCents,
    account: row.explainedAccount ?? '',
    note: row.explainedNote ?? '',
    by: row.explainedBy ?? '',
  }));
}
