import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { Beneficiary } from '../contract.ts';
import { OPEN_STATES } from '../rules.ts';
import { seatBeneficiaries, seatEstates, seatTransfers, type TransferRow } from './tables.ts';

/** Inserts an offer, unless the seat already has an open one. */
export async function insertTransfer(
  db: Executor,
  row: typeof seatTransfers.$inferInsert,
): Promise<TransferRow | undefined> {
  const [made] = await db.insert(seatTransfers).values(row).onConflictDoNothing().returning();
  return made;
}

export const findTransfer = (db: Executor, id: string) =>
  findRow(db, seatTransfers, eq(seatTransfers.id, id));

export const lockTransfer = (db: Executor, id: string) =>
  lockRow(db, seatTransfers, eq(seatTransfers.id, id));

/** The open transfer of a seat. */
export const lockOpenOf = (db: Executor, membershipId: string) =>
  lockRow(
    db,
    seatTransfers,
    sql`${seatTransfers.membershipId} = ${membershipId} and ${isOneOf(seatTransfers.state, OPEN_STATES)}`,
  );

export async function updateTransfer(
  db: Executor,
  id: string,
  change: Partial<typeof seatTransfers.$inferInsert>,
): Promise<TransferRow> {
  const [row] = await db
    .update(seatTransfers)
    .set(change)
    .where(eq(seatTransfers.id, id))
    .returning();
  if (!row) throw new Error(`there is no transfer ${id}`);
  return row;
}

export function findTransfersOf(db: Executor, userId: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(seatTransfers)
    .where(or(eq(seatTransfers.fromUserId, userId), eq(seatTransfers.toUserId, userId)))
    .orderBy(desc(seatTransfers.updatedAt))
    .limit(50);
}

export async function findBeneficiary(
  db: Executor,
  membershipId: string,
): Promise<Beneficiary | undefined> {
  const [row] = await db
    .select({
      name: seatBeneficiaries.name,
      relationship: seatBeneficiaries.relationship,
      contact: seatBeneficiaries.contact,
    })
    .from(seatBeneficiaries)
    .where(eq(seatBeneficiaries.membershipId, membershipId));
  return row;
}

export async function putBeneficiary(
  db: Executor,
  membershipId: string,
  given: Beneficiary & { updatedAt: Date },
): Promise<void> {
  await db
    .insert(seatBeneficiaries)
    .values({ membershipId, ...given })
    .onConflictDoUpdate({ target: seatBeneficiaries.membershipId, set: given });
}

export const findEstate = (db: Executor, membershipId: string) =>
  findRow(db, seatEstates, eq(seatEstates.membershipId, membershipId));

export function findEstates(db: Executor, membershipIds: readonly string[]) {
  return db
    .select()
    .from(seatEstates)
    .where(inArray(seatEstates.membershipId, [...membershipIds]));
}

export async function putEstate(db: Executor, row: typeof seatEstates.$inferInsert): Promise<void> {
  await db
    .insert(seatEstates)
    .values(row)
    .onConflictDoUpdate({ target: seatEstates.membershipId, set: row });
}
