import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, max, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { contributionInstalments, contributionPayments, contributionSteps } from './tables.ts';

export type InstalmentRow = typeof contributionInstalments.$inferSelect;

const isPaid = isNull(contributionInstalments.reopenedAt);

export async function insertInstalments(
  db: Executor,
  rows: readonly (typeof contributionInstalments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(contributionInstalments).values([...rows]);
}

/** Paid instalments of a membership, in their order. */
export function findPaid(db: Executor, membershipId: string): Promise<InstalmentRow[]> {
  return db
    .select()
    .from(contributionInstalments)
    .where(and(eq(contributionInstalments.membershipId, membershipId), isPaid))
    .orderBy(asc(contributionInstalments.k));
}

/** Marks paid instalments as open again; returns them as they were. */
export function reopenInstalments(
  db: Executor,
  { membershipId, ks, at }: { membershipId: string; ks: readonly number[]; at: Date },
): Promise<InstalmentRow[]> {
  return db
    .update(contributionInstalments)
    .set({ reopenedAt: at })
    .where(
      and(
        eq(contributionInstalments.membershipId, membershipId),
        inArray(contributionInstalments.k, [...ks]),
        isPaid,
      ),
    )
    .returning();
}

/** How instalment k of a group's seats was paid. */
export function findPaidOfGroup(db: Executor, of: { groupId: string; k: number }) {
  return db
    .select()
    .from(contributionInstalments)
    .where(
      and(
        eq(contributionInstalments.groupId, of.groupId),
        eq(contributionInstalments.k, of.k),
        isPaid,
      ),
    );
}

/** Paid instalments of a group up to k whose money counted after an instant. */
export function findCountedAfter(
  db: Executor,
  { groupId, k, moment }: { groupId: string; k: number; moment: Date },
): Promise<InstalmentRow[]> {
  return db
    .select()
    .from(contributionInstalments)
    .where(
      and(
        eq(contributionInstalments.groupId, groupId),
        lte(contributionInstalments.k, k),
        isPaid,
        gt(contributionInstalments.countedAt, moment),
      ),
    );
}

/** The last step of rule 11 that was taken about an instalment. */
export async function findLastStep(
  db: Executor,
  { membershipId, k }: { membershipId: string; k: number },
): Promise<number | undefined> {
  const [found] = await db
    .select({ step: max(contributionSteps.step) })
    .from(contributionSteps)
    .where(and(eq(contributionSteps.membershipId, membershipId), eq(contributionSteps.k, k)));
  return found?.step ?? undefined;
}

/** Instalments that a payment completed and that are paid, in their order. */
export function findPaidBy(db: Executor, paymentId: string): Promise<InstalmentRow[]> {
  return db
    .select()
    .from(contributionInstalments)
    .where(and(eq(contributionInstalments.paymentId, paymentId), isPaid))
    .orderBy(asc(contributionInstalments.k));
}

/** The same for several payments. */
export async function findPaidByAny(
  db: Executor,
  paymentIds: readonly string[],
): Promise<InstalmentRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(contributionInstalments)
    .where(and(inArray(contributionInstalments.paymentId, [...paymentIds]), isPaid))
    .orderBy(asc(contributionInstalments.k));
}

type Unearned = { membershipIds: readonly string[]; after: string };

const isUnearned = ({ membershipIds, after }: Unearned) =>
  and(
    inArray(contributionInstalments.membershipId, [...membershipIds]),
    isPaid,
    gt(contributionInstalments.earnOn, after),
  );

/** The administration of paid instalments that is earned after a date, of several memberships. */
export async function sumUnearned(
  db: Executor,
  of: Unearned,
): Promise<{ membershipId: string; cents: number }[]> {
  if (of.membershipIds.length === 0) return [];
  return db
    .select({
      membershipId: contributionInstalments.membershipId,
      cents: sql`sum(${contributionInstalments.administrationCents})`.mapWith(Number),
    })
    .from(contributionInstalments)
    .where(isUnearned(of))
    .groupBy(contributionInstalments.membershipId);
}

/** Marks the administration of instalments as given back: it will never be earned. */
export async function giveBackAdministration(db: Executor, of: Unearned): Promise<void> {
  await db
    .update(contributionInstalments)
    .set({ administrationCents: 0, earnOn: null })
    .where(isUnearned(of));
}

/** Numbers of the instalments that were prepaid for another feature's record and are paid. */
export async function findPrepaidFor(db: Executor, reference: string): Promise<number[]> {
  const rows = await db
    .select({ k: contributionInstalments.k })
    .from(contributionInstalments)
    .innerJoin(contributionPayments, eq(contributionPayments.id, contributionInstalments.paymentId))
    .where(and(eq(contributionPayments.reference, reference), isPaid))
    .orderBy(asc(contributionInstalments.k));
  return rows.map(({ k }) => k);
}

export async function findNumbers(
  db: Executor,
  membershipId: string,
): Promise<Map<string, number>> {
  const { id, k } = contributionInstalments;
  const rows = await db
    .select({ id, k })
    .from(contributionInstalments)
    .where(eq(contributionInstalments.membershipId, membershipId));
  return new Map(rows.map((row) => [row.id, row.k]));
}

/** The instalments of a group up to `last` that money had completed before an instant, by membership. */
export async function findCompleteAt(
  db: Executor,
  { groupId, last, before }: { groupId: string; last: number; before: Date },
): Promise<Map<string, number[]>> {
  const { membershipId, k, countedAt, reopenedAt } = contributionInstalments;
  const rows = await db
    .select({ membershipId, ks: sql<number[]>`array_agg(${k}::int)` })
    .from(contributionInstalments)
    .where(
      and(
        eq(contributionInstalments.groupId, groupId),
        lte(k, last),
        lt(countedAt, before),
        or(isNull(reopenedAt), gte(reopenedAt, before)),
      ),
    )
    .groupBy(membershipId);
  return new Map(rows.map((row) => [row.membershipId, row.ks]));
}
