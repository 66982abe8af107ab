import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { GroupRow } from './queries.ts';
import { groups } from './tables.ts';

type Named = Pick<GroupRow, 'mode' | 'planId' | 'number'>;

/** The group with a number among those of its plan. */
export function findGroupByNumber(
  { db }: { readonly db: Executor },
  { mode, planId, number }: Named,
): Promise<GroupRow | undefined> {
  return findRow(
    db,
    groups,
    and(eq(groups.mode, mode), eq(groups.planId, planId), eq(groups.number, number)),
  );
}
