import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { PaymentMode, ProviderTransaction } from '#providers/payments/payment-provider.ts';
import type { Match } from '../rules.ts';
import { providerChecks, providerOpenings, providerTransactions } from './tables.ts';

export type TransactionRow = typeof providerTransactions.$inferSelect;
export type OpeningRow = typeof providerOpenings.$inferSelect;
export type CheckRow = typeof providerChecks.$inferSelect;

export const findOpening = (db: Executor, mode: PaymentMode) =>
  findRow(db, providerOpenings, eq(providerOpenings.mode, mode));

/** When the newest transaction that we read was created. */
export async function findNewest(db: Executor, mode: PaymentMode): Promise<Date | undefined> {
  const [newest] = await db
    .select({ createdAt: providerTransactions.createdAt })
    .from(providerTransactions)
    .where(eq(providerTransactions.mode, mode))
    .orderBy(desc(providerTransactions.createdAt), desc(providerTransactions.id))
    .limit(1);
  return newest?.createdAt;
}

type NewTransaction = ProviderTransaction & { subjectId: string; payoutId: string | null };

/** Stores transactions, each once; of a known one only the payout is added. */
export async function saveTransactions(
  db: Executor,
  given: readonly NewTransaction[],
  stored: { mode: PaymentMode; recordedAt: Date; isBeforeOpening: boolean },
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ amount, paymentId, ...one }) => ({
    ...one,
    ...stored,
    description: one.description?.slice(0, 300) ?? null,
    providerPaymentId: paymentId,
    amountCents: amount.cents,
    currency: amount.currency,
  }));
  await db
    .insert(providerTransactions)
    .values(rows)
    .onConflictDoUpdate({
      target: providerTransactions.id,
      set: { payoutId: sql`coalesce(excluded.payout_id, ${providerTransactions.payoutId})` },
      setWhere: sql`${providerTransactions.payoutId} is distinct from coalesce(excluded.payout_id, ${providerTransactions.payoutId})`,
    });
}

/** The next transactions that match nothing yet, locked. */
export function lockUnmatched(
  db: Executor,
  mode: PaymentMode,
  after: string,
  limit: number,
): Promise<TransactionRow[]> {
  return db
    .select()
    .from(providerTransactions)
    .where(
      and(
        eq(providerTransactions.mode, mode),
        isNull(providerTransactions.matchedAs),
        gt(providerTransactions.id, after),
      ),
    )
    .orderBy(asc(providerTransactions.id))
    .limit(limit)
    .for('update');
}

export type Matched = { id: string; matchedAs: Match | undefined; paymentId: string | undefined };

export async function saveMatches(db: Executor, matches: readonly Matched[]): Promise<void> {
  await db.execute(sql`
    update ${providerTransactions} set matched_as = v."matchedAs", payment_id = v."paymentId"
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as v(id text, "matchedAs" text, "paymentId" uuid)
    where ${providerTransactions.id} = v.id
      and (v."matchedAs" is not null or ${providerTransactions.paymentId} is distinct from v."paymentId")`);
}

/** The provider's payments of transactions that match nothing yet. */
export async function findUnmatchedPayments(
  db: Executor,
  mode: PaymentMode,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: providerTransactions.providerPaymentId })
    .from(providerTransactions)
    .where(
      and(
        eq(providerTransactions.mode, mode),
        isNull(providerTransactions.matchedAs),
        isNotNull(providerTransactions.providerPaymentId),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Refunds of our payments that banks have not confirmed yet; `since` is the oldest believed. */
export const isInProgress = (since: Date) =>
  and(
    isNull(providerTransactions.matchedAs),
    isNotNull(providerTransactions.paymentId),
    inArray(providerTransactions.type, ['refund', 'payment_refund']),
    gt(providerTransactions.createdAt, since),
  );

export type Sums = { recordedCents: number; inProgressCents: number };

/** What the transactions after the opening add up to, in dollars. */
export async function sumTransactions(db: Executor, mode: PaymentMode, since: Date): Promise<Sums> {
  const [row] = await selectRows<{ recorded: string; progress: string }>(
    db,
    sql`select coalesce(sum(amount_cents - fee_cents), 0)::text as recorded,
        coalesce(sum(amount_cents) filter (where ${isInProgress(since)}), 0)::text as progress
      from ${providerTransactions}
      where mode = ${mode} and not is_before_opening and currency = 'USD'`,
  );
  return {
    recordedCents: Number(row?.recorded ?? 0),
    inProgressCents: Number(row?.progress ?? 0),
  };
}

/**
 * Splits what matches nothing at the opening: what belongs to a payment of ours comes to the books
 * later, everything else is part of the opening. Returns what comes later.
 */
export async function splitAtOpening(
  db: Executor,
  mode: PaymentMode,
): Promise<{ cents: number; feeCents: number }> {
  const isLeft = and(
    eq(providerTransactions.mode, mode),
    isNull(providerTransactions.matchedAs),
    eq(providerTransactions.isBeforeOpening, true),
  );
  const later = await db
    .update(providerTransactions)
    .set({ isBeforeOpening: false })
    .where(and(isLeft, isNotNull(providerTransactions.paymentId)))
    .returning();
  await db.update(providerTransactions).set({ matchedAs: 'opening' }).where(isLeft);
  const dollars = later.filter(({ currency }) => currency === 'USD');
  return {
    cents: dollars.reduce((sum, { amountCents }) => sum + amountCents, 0),
    feeCents: dollars.reduce((sum, { feeCents }) => sum + feeCents, 0),
  };
}

/** Records the opening; false when there is one. */
export async function insertOpening(
  db: Executor,
  opening: typeof providerOpenings.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(providerOpenings)
    .values(opening)
    .onConflictDoNothing()
    .returning({ mode: providerOpenings.mode });
  return inserted.length === 1;
}

/** The newest check, or the newest of the days before one. */
export async function findLastCheck(
  db: Executor,
  mode: PaymentMode,
  before?: string,
): Promise<CheckRow | undefined> {
  const [last] = await db
    .select()
    .from(providerChecks)
    .where(and(eq(providerChecks.mode, mode), before ? lt(providerChecks.day, before) : undefined))
    .orderBy(desc(providerChecks.day))
    .limit(1);
  return last;
}

export async function saveCheck(db: Executor, row: CheckRow): Promise<void> {
  const { mode: _mode, day: _day, ...found } = row;
  await db
    .insert(providerChecks)
    .values(row)
    .onConflictDoUpdate({ target: [providerChecks.mode, providerChecks.day], set: found });
}
