import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Beneficiary } from '../contract.ts';
import { seatBeneficiaries, seatEstates, seatTransfers, type TransferRow } from './tables.ts';

/** Adds an offer, unless the seat is already offered. */
export async function insertTransfer(
  db: Executor,
  row: typeof seatTransfers.$inferInsert,
): Promise<TransferRow | undefined> {
  const [made] = await db.insert(seatTransfers).values(row).onConflictDoNothing().returning();
  return made;
}

export async function findTransfer(db: Executor, id: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(seatTransfers).where(eq(seatTransfers.id, id));
  return row;
}

export async function lockTransfer(db: Executor, id: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(seatTransfers).where(eq(seatTransfers.id, id)).for('update');
  return row;
}

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

export async function findEstate(
  db: Executor,
  membershipId: string,
): Promise<typeof seatEstates.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(seatEstates)
    .where(eq(seatEstates.membershipId, membershipId));
  return row;
}

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
