import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { automaticCharges, contributionAccounts } from './tables.ts';

export type ChargeRow = typeof automaticCharges.$inferSelect;

/** Announces a charge, once for an attempt of a month; one that was taken back may come again. */
export async function insertCharge(
  db: Executor,
  row: typeof automaticCharges.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(automaticCharges)
    .values(row)
    .onConflictDoUpdate({
      target: [automaticCharges.membershipId, automaticCharges.month, automaticCharges.attempt],
      set: { state: 'announced', chargeOn: row.chargeOn, updatedAt: row.updatedAt },
      setWhere: sql`${automaticCharges.state} = 'skipped'`,
    })
    .returning({ id: automaticCharges.id });
  return added.length === 1;
}

export async function updateCharge(
  db: Executor,
  id: string,
  change: Partial<typeof automaticCharges.$inferInsert>,
): Promise<void> {
  await db.update(automaticCharges).set(change).where(eq(automaticCharges.id, id));
}

/** A charge, locked until the transaction ends. */
export async function lockCharge(db: Executor, id: string): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(automaticCharges)
    .where(eq(automaticCharges.id, id))
    .for('update');
  return row;
}

export async function findChargeOfPayment(
  db: Executor,
  paymentId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(automaticCharges)
    .where(eq(automaticCharges.paymentId, paymentId));
  return row;
}

/** The announced charge of a membership that has not been made yet. */
export async function findAnnounced(
  db: Executor,
  membershipId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(automaticCharges)
    .where(
      and(
        eq(automaticCharges.membershipId, membershipId),
        sql`${automaticCharges.state} = 'announced'`,
      ),
    )
    .orderBy(asc(automaticCharges.chargeOn))
    .limit(1);
  return row;
}

/** Announced charges whose date has come. */
export function findDueCharges(
  db: Executor,
  { book, today, after, limit }: { book: Book; today: string; after?: string; limit: number },
): Promise<{ id: string; membershipId: string }[]> {
  return db
    .select({ id: automaticCharges.id, membershipId: automaticCharges.membershipId })
    .from(automaticCharges)
    .innerJoin(
      contributionAccounts,
      eq(contributionAccounts.membershipId, automaticCharges.membershipId),
    )
    .where(
      and(
        eq(contributionAccounts.book, book),
        sql`${automaticCharges.state} = 'announced'`,
        lte(automaticCharges.chargeOn, today),
        after ? sql`${automaticCharges.id} > ${after}` : undefined,
      ),
    )
    .orderBy(asc(automaticCharges.id))
    .limit(limit);
}

/** Memberships whose next automatic payment has to be announced. */
export function findToAnnounce(
  db: Executor,
  { book, today, after, limit }: { book: Book; today: string; after?: string; limit: number },
): Promise<{ membershipId: string }[]> {
  return db
    .select({ membershipId: contributionAccounts.membershipId })
    .from(contributionAccounts)
    .where(
      and(
        eq(contributionAccounts.book, book),
        sql`${contributionAccounts.closedAt} is null`,
        lte(contributionAccounts.chargeOn, today),
        after ? sql`${contributionAccounts.membershipId} > ${after}` : undefined,
      ),
    )
    .orderBy(asc(contributionAccounts.membershipId))
    .limit(limit);
}

/** Takes back announced charges that are not made any more. */
export async function skipAnnounced(db: Executor, membershipId: string, now: Date): Promise<void> {
  await db
    .update(automaticCharges)
    .set({ state: 'skipped', updatedAt: now })
    .where(
      and(
        eq(automaticCharges.membershipId, membershipId),
        sql`${automaticCharges.state} = 'announced'`,
      ),
    );
}
