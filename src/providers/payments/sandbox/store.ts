import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import {
  sandboxCharges,
  type sandboxDisputes,
  sandboxPaymentIntents,
  sandboxRefunds,
} from '../tables.ts';
import { refusals } from './errors.ts';
import type { ChargeRow, IntentRow, RefundRow } from './objects.ts';

function required<T>(row: T | undefined): T {
  if (!row) throw new Error('the row was not returned');
  return row;
}

export async function insertIntent(db: Executor, row: typeof sandboxPaymentIntents.$inferInsert) {
  return required((await db.insert(sandboxPaymentIntents).values(row).returning())[0]);
}

export async function findIntent(db: Executor, id: string): Promise<IntentRow> {
  const [row] = await db
    .select()
    .from(sandboxPaymentIntents)
    .where(eq(sandboxPaymentIntents.id, id));
  if (!row) throw refusals.missing('payment_intent', id);
  return row;
}

export async function findIntentWithCharge(
  db: Executor,
  id: string,
): Promise<{ intent: IntentRow; charge: ChargeRow | null }> {
  const [row] = await db
    .select({ intent: sandboxPaymentIntents, charge: sandboxCharges })
    .from(sandboxPaymentIntents)
    .leftJoin(sandboxCharges, eq(sandboxCharges.id, sandboxPaymentIntents.latestCharge))
    .where(eq(sandboxPaymentIntents.id, id));
  if (!row) throw refusals.missing('payment_intent', id);
  return row;
}

/** The intent, locked: the second of two concurrent confirmations sees the result of the first. */
export async function lockIntent(db: Executor, id: string): Promise<IntentRow> {
  const [row] = await db
    .select()
    .from(sandboxPaymentIntents)
    .where(eq(sandboxPaymentIntents.id, id))
    .for('update');
  if (!row) throw refusals.missing('payment_intent', id);
  return row;
}

export async function updateIntent(
  db: Executor,
  id: string,
  change: Partial<typeof sandboxPaymentIntents.$inferInsert>,
): Promise<IntentRow> {
  return required(
    (
      await db
        .update(sandboxPaymentIntents)
        .set(change)
        .where(eq(sandboxPaymentIntents.id, id))
        .returning()
    )[0],
  );
}

/** The intents with this reference, newest first. */
export function findByReference(db: Executor, reference: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(sandboxPaymentIntents)
    .where(sql`${sandboxPaymentIntents.metadata} ->> 'reference' = ${reference}`)
    .orderBy(desc(sandboxPaymentIntents.createdAt))
    .limit(10);
}

export function listIntents(
  db: Executor,
  limit: number,
  {
    customer,
    since,
    after,
  }: { customer?: string | undefined } & Partial<ListFilter<IntentRow>> = {},
): Promise<IntentRow[]> {
  const { createdAt, id } = sandboxPaymentIntents;
  return db
    .select()
    .from(sandboxPaymentIntents)
    .where(
      and(
        customer ? eq(sandboxPaymentIntents.customer, customer) : undefined,
        since ? gte(createdAt, since) : undefined,
        after ? isBefore({ createdAt, id }, after) : undefined,
      ),
    )
    .orderBy(desc(sandboxPaymentIntents.createdAt), desc(sandboxPaymentIntents.id))
    .limit(limit);
}

export async function insertCharge(
  db: Executor,
  row: typeof sandboxCharges.$inferInsert,
): Promise<ChargeRow> {
  return required((await db.insert(sandboxCharges).values(row).returning())[0]);
}

export async function findCharge(db: Executor, id: string): Promise<ChargeRow> {
  const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.id, id));
  if (!row) throw refusals.missing('charge', id);
  return row;
}

export async function lockCharge(db: Executor, id: string): Promise<ChargeRow> {
  const [row] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.id, id))
    .for('update');
  if (!row) throw refusals.missing('charge', id);
  return row;
}

export async function addToRefunded(db: Executor, id: string, amount: number): Promise<ChargeRow> {
  return required(
    (
      await db
        .update(sandboxCharges)
        .set({ amountRefunded: sql`${sandboxCharges.amountRefunded} + ${amount}` })
        .where(eq(sandboxCharges.id, id))
        .returning()
    )[0],
  );
}

export async function insertRefund(
  db: Executor,
  row: typeof sandboxRefunds.$inferInsert,
): Promise<RefundRow> {
  return required((await db.insert(sandboxRefunds).values(row).returning())[0]);
}

export async function findRefund(db: Executor, id: string): Promise<RefundRow> {
  const [row] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  if (!row) throw refusals.missing('refund', id);
  return row;
}

/** Marks a refund as failed; undefined when it was failed already. */
export async function markRefundFailed(db: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .update(sandboxRefunds)
    .set({ status: 'failed' })
    .where(and(eq(sandboxRefunds.id, id), eq(sandboxRefunds.status, 'succeeded')))
    .returning();
  return row;
}

export type ListFilter<Row> = {
  paymentIntent?: string | undefined;
  charge?: string | undefined;
  since?: Date | undefined;
  after?: Row | undefined;
  limit: number;
};

type ListedTable = typeof sandboxRefunds | typeof sandboxDisputes;

/** The condition of a list: by payment, by time, and after the cursor. */
export function whereListed(
  table: ListedTable,
  { paymentIntent, charge, since, after }: ListFilter<{ id: string; createdAt: Date }>,
) {
  return and(
    paymentIntent ? eq(table.paymentIntent, paymentIntent) : undefined,
    charge ? eq(table.charge, charge) : undefined,
    since ? gte(table.createdAt, since) : undefined,
    after ? isBefore(table, after) : undefined,
  );
}

/** Older than the cursor, in lists that are ordered newest first. */
export function isBefore(
  table: { createdAt: PgColumn; id: PgColumn },
  after: { id: string; createdAt: Date },
) {
  return or(
    lt(table.createdAt, after.createdAt),
    and(eq(table.createdAt, after.createdAt), lt(table.id, after.id)),
  );
}

/** Refunds, newest first, one more than the limit so that the caller knows of a next page. */
export function listRefunds(db: Executor, filter: ListFilter<RefundRow>): Promise<RefundRow[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(whereListed(sandboxRefunds, filter))
    .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id))
    .limit(filter.limit + 1);
}
