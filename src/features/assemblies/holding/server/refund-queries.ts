import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import { assemblies, assemblyRefunds, type RefundRow } from '../../server/tables.ts';

/** Refunds that the fund has covered, in the order drawn. */
export async function findFundedRefunds(
  db: Executor,
  { groupId, membershipId }: { groupId?: string; membershipId?: string },
) {
  const rows = await db
    .select({
      id: assemblyRefunds.id,
      groupId: assemblyRefunds.groupId,
      membershipId: assemblyRefunds.membershipId,
      seat: assemblyRefunds.seat,
      cents: assemblyRefunds.cents,
      month: assemblies.month,
      fundedAt: assemblyRefunds.fundedAt,
    })
    .from(assemblyRefunds)
    .innerJoin(assemblies, eq(assemblies.id, assemblyRefunds.assemblyId))
    .where(
      and(
        isNotNull(assemblyRefunds.fundedAt),
        gt(assemblyRefunds.cents, 0),
        groupId ? eq(assemblyRefunds.groupId, groupId) : undefined,
        membershipId ? eq(assemblyRefunds.membershipId, membershipId) : undefined,
      ),
    )
    .orderBy(
      asc(assemblyRefunds.fundedAt),
      asc(assemblyRefunds.groupId),
      asc(assemblyRefunds.number),
    );
  return rows.flatMap(({ fundedAt, ...row }) => (fundedAt ? { ...row, fundedAt } : []));
}

/** The refunds drawn in one assembly, later picks included, in the order drawn. */
export function findRefundsOf(db: Executor, assemblyId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(assemblyRefunds)
    .where(eq(assemblyRefunds.assemblyId, assemblyId))
    .orderBy(asc(assemblyRefunds.number));
}

/** Every refund drawn in a group, in the order drawn. */
export function findRefunds(db: Executor, groupId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(assemblyRefunds)
    .where(eq(assemblyRefunds.groupId, groupId))
    .orderBy(asc(assemblyRefunds.number));
}

export async function insertRefunds(
  db: Executor,
  rows: readonly (typeof assemblyRefunds.$inferInsert)[],
): Promise<void> {
  await db.insert(assemblyRefunds).values([...rows]);
}

export async function markFunded(
  db: Executor,
  ids: readonly string[],
  { fundedAt, fundedBy }: { fundedAt: Date; fundedBy: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(assemblyRefunds)
    .set({ fundedAt, fundedBy })
    .where(and(inArray(assemblyRefunds.id, [...ids]), isNull(assemblyRefunds.fundedAt)));
}

export async function findAssembliesOfRefunds(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: assemblyRefunds.id, group: assemblies.groupCode, month: assemblies.month })
    .from(assemblyRefunds)
    .innerJoin(assemblies, eq(assemblies.id, assemblyRefunds.assemblyId))
    .where(inIds(assemblyRefunds.id, ids));
}
