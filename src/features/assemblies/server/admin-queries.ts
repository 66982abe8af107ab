import { and, eq, getTableColumns, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { type Part, pageInParts } from '#platform/lists/page-in-parts.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { type AssemblySummary, lastOfGroups } from './queries.ts';
import { assemblies, assemblyAlarms } from './tables.ts';

const byInstant = (name: string, direction: Sort['direction']): Sort => ({
  name,
  by: assemblies.heldAt,
  kind: 'moment',
  id: assemblies.id,
  direction,
});

const hasAlarm = sql`exists (select from ${assemblyAlarms} alarm
  where alarm.assembly_id = ${assemblies.id} and alarm.cleared_at is null)`;

/** The parts of the list: open alarms first, then unfinished, then the last finished per group. */
const PARTS: readonly { sort: Sort; where: SQL | undefined }[] = [
  { sort: byInstant('alarming', 'asc'), where: hasAlarm },
  {
    sort: byInstant('unfinished', 'asc'),
    where: and(ne(assemblies.status, 'finished'), not(hasAlarm)),
  },
  {
    sort: byInstant('finished', 'desc'),
    where: and(
      eq(assemblies.status, 'finished'),
      sql`${assemblies.id} in ${lastOfGroups}`,
      not(hasAlarm),
    ),
  },
];

/**
 * A page of assemblies: those with an open alarm, then unfinished ones, then each group's last if
 * it is finished.
 */
export function findAdminPage(db: Executor, request: PageRequest): Promise<Page<AssemblySummary>> {
  const { listText, books, opened, decision, ...short } = getTableColumns(assemblies);
  const parts = PARTS.map(
    ({ sort, where }): Part<AssemblySummary & { place: string }> => ({
      sort,
      read: ({ cursor, limit }) =>
        db
          .select({ ...short, place: placeOf(sort) })
          .from(assemblies)
          .where(and(where, afterCursor(sort, cursor)))
          .orderBy(...orderOf(sort))
          .limit(rowsOf({ limit })),
    }),
  );
  return pageInParts(parts, request);
}
