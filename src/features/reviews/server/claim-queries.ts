import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { ReviewFilter } from '../filters.ts';
import { reviewClaims } from './tables.ts';

export type ClaimRow = typeof reviewClaims.$inferSelect;

/** Claims an unclaimed application; false when somebody has it. */
export async function insertClaim(db: Executor, claim: ClaimRow): Promise<boolean> {
  const inserted = await db.insert(reviewClaims).values(claim).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export const findClaim = (db: Executor, applicationId: string) =>
  findRow(db, reviewClaims, eq(reviewClaims.applicationId, applicationId));

/** Takes an application over from one person; false when they no longer have it. */
export async function replaceClaim(
  db: Executor,
  { applicationId, ...claim }: ClaimRow,
  fromUserId: string,
): Promise<boolean> {
  const changed = await db
    .update(reviewClaims)
    .set(claim)
    .where(and(eq(reviewClaims.applicationId, applicationId), eq(reviewClaims.userId, fromUserId)))
    .returning();
  return changed.length === 1;
}

/** Deletes the claim on an application: any admin's, or only this admin's. */
export async function deleteClaim(
  db: Executor,
  applicationId: string,
  userId?: string,
): Promise<boolean> {
  const deleted = await db
    .delete(reviewClaims)
    .where(
      and(
        eq(reviewClaims.applicationId, applicationId),
        userId === undefined ? undefined : eq(reviewClaims.userId, userId),
      ),
    )
    .returning();
  return deleted.length === 1;
}

export type Claim = { userId: string; email: string; claimedAt: string };

/** Who claimed the application of a query, as JSON; null when nobody did. */
export function claimOf(applicationId: SQL): SQL<Claim | null> {
  return sql<Claim | null>`(select jsonb_build_object('userId', c.user_id, 'email', c.email,
      'claimedAt', to_char(c.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from review_claims c where c.application_id = ${applicationId})`;
}

/** Whether the application of a query is claimed by oneself, by nobody, or either. */
export function isClaimed(
  applicationId: SQL,
  filter: NonNullable<ReviewFilter['claim']>,
  userId: string,
): SQL {
  const by = (who: SQL) =>
    sql`exists (select from review_claims c where c.application_id = ${applicationId}${who})`;
  if (filter === 'mine') return by(sql` and c.user_id = ${userId}`);
  return sql`not ${by(filter === 'open' ? sql` and c.user_id <> ${userId}` : sql``)}`;
}
