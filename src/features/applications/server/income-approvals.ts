import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { ApplicationRow } from './application-row.ts';
import { applications } from './tables.ts';

/** The ids of the given applications whose income is approved. */
export async function readApprovedIncomes(
  { db }: { readonly db: Executor },
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.id, [...ids]),
        eq(applications.incomeVerificationStatus, 'approved'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Locks applications in share mode, by id: nobody changes them until the transaction ends. */
export function lockApplicationsForShare(
  { db }: TransactionContext,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id))
    .for('share');
}
