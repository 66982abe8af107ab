import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import {
  assemblyPicks,
  bidCreditHolds,
  type CreditHoldRow,
  type PickRow,
} from '../../server/tables.ts';

export const findCreditHold = (db: Executor, pickId: string) =>
  findRow(db, bidCreditHolds, eq(bidCreditHolds.pickId, pickId));

/** Upserts a hold. The caller has locked the pick. */
export async function saveCreditHold(db: Executor, row: CreditHoldRow): Promise<void> {
  const { pickId, ...change } = row;
  await db
    .insert(bidCreditHolds)
    .values(row)
    .onConflictDoUpdate({ target: bidCreditHolds.pickId, set: change });
}

const isOpen = and(gt(bidCreditHolds.heldCents, 0), isNull(bidCreditHolds.endedAt));

/** Holds that were not made good in time. */
export function findOverdueHolds(db: Executor, now: Date) {
  return db
    .select({ pickId: bidCreditHolds.pickId, assemblyId: assemblyPicks.assemblyId })
    .from(bidCreditHolds)
    .innerJoin(assemblyPicks, eq(assemblyPicks.id, bidCreditHolds.pickId))
    .where(and(isOpen, lte(bidCreditHolds.makeGoodBy, now)))
    .orderBy(asc(bidCreditHolds.makeGoodBy));
}

/** The hold on a membership's credit that is not made good, if there is one. */
export async function findOpenHoldOf(
  db: Executor,
  membershipId: string,
): Promise<CreditHoldRow | undefined> {
  const [found] = await db
    .select({ hold: bidCreditHolds })
    .from(bidCreditHolds)
    .innerJoin(assemblyPicks, eq(assemblyPicks.id, bidCreditHolds.pickId))
    .where(and(eq(assemblyPicks.membershipId, membershipId), isOpen));
  return found?.hold;
}

/** Those of the given memberships whose credit is held. */
export async function findHeldAmong(
  db: Executor,
  membershipIds: readonly string[],
): Promise<string[]> {
  if (membershipIds.length === 0) return [];
  const rows = await db
    .select({ id: assemblyPicks.membershipId })
    .from(bidCreditHolds)
    .innerJoin(assemblyPicks, eq(assemblyPicks.id, bidCreditHolds.pickId))
    .where(and(isOpen, inArray(assemblyPicks.membershipId, [...membershipIds])));
  return rows.map(({ id }) => id);
}

/** Those of the given picks whose credit is held. */
export async function findOpenHoldsAmong(
  db: Executor,
  pickIds: readonly string[],
): Promise<string[]> {
  if (pickIds.length === 0) return [];
  const rows = await db
    .select({ id: bidCreditHolds.pickId })
    .from(bidCreditHolds)
    .where(and(isOpen, inArray(bidCreditHolds.pickId, [...pickIds])));
  return rows.map(({ id }) => id);
}

/** The bids of these memberships that wait for money: held ones, and awarded ones to make good. */
export async function findBidsToPay(
  db: Executor,
  membershipIds: readonly string[],
): Promise<Pick<PickRow, 'id' | 'membershipId' | 'instalments'>[]> {
  if (membershipIds.length === 0) return [];
  const { id, membershipId, instalments, status } = assemblyPicks;
  return db
    .select({ id, membershipId, instalments })
    .from(assemblyPicks)
    .leftJoin(bidCreditHolds, eq(bidCreditHolds.pickId, id))
    .where(
      and(
        inIds(membershipId, membershipIds),
        or(eq(status, 'held'), and(eq(status, 'awarded'), isOpen)),
      ),
    );
}
