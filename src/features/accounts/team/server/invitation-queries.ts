import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { staffInvitations } from '../../server/tables.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

/** Neither used nor revoked; it may have expired. */
const isUnused = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt));

export function findInvitations(db: Executor, limit: number): Promise<InvitationRow[]> {
  return db
    .select()
    .from(staffInvitations)
    .orderBy(desc(staffInvitations.invitedAt), desc(staffInvitations.id))
    .limit(limit);
}

export const findInvitation = (db: Executor, id: string) =>
  findRow(db, staffInvitations, eq(staffInvitations.id, id));

export const lockInvitation = (db: Executor, id: string) =>
  lockRow(db, staffInvitations, eq(staffInvitations.id, id));

export async function insertInvitation(
  db: Executor,
  row: typeof staffInvitations.$inferInsert,
): Promise<InvitationRow> {
  const [saved] = await db.insert(staffInvitations).values(row).returning();
  if (!saved) throw new Error('the invitation was not returned');
  return saved;
}

/** Revokes what is unused of an address, of whoever invited, or one; returns what it revoked. */
export function revokeUnused(
  db: Executor,
  of: { email: string } | { invitedById: string } | { id: string },
  at: Date,
): Promise<InvitationRow[]> {
  const [column, value] =
    'email' in of
      ? [staffInvitations.email, of.email]
      : 'id' in of
        ? [staffInvitations.id, of.id]
        : [staffInvitations.invitedById, of.invitedById];
  return db
    .update(staffInvitations)
    .set({ revokedAt: at })
    .where(and(eq(column, value), isUnused))
    .returning();
}

export async function acceptInvitation(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(staffInvitations).set({ acceptedAt: at }).where(eq(staffInvitations.id, id));
}

export async function deleteOldInvitations(db: Executor, before: Date): Promise<number> {
  const old = db
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(lt(staffInvitations.expiresAt, before))
    .limit(500);
  const deleted = await db
    .delete(staffInvitations)
    .where(inArray(staffInvitations.id, old))
    .returning({ id: staffInvitations.id });
  return deleted.length;
}
