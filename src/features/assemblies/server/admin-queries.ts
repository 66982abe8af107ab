import { and, getTableColumns, like, ne, not, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { PLAN_IDS, plans } from '#features/plans/plans.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, sumStateList } from '#platform/lists/state-list.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { ALARM_NAME, type ListedAssembly } from '../rules.ts';
import { assemblyNames } from '../texts.ts';
import { type AssemblySummary, lastOfGroups } from './queries.ts';
import { assemblies, assemblyAlarms } from './tables.ts';

export type AssemblyFilter = { search?: string | undefined; state?: ListedAssembly | undefined };

const byInstant = (name: string, direction: Sort['direction']): Sort => ({
  name,
  by: assemblies.heldAt,
  kind: 'moment',
  id: assemblies.id,
  direction,
});

const hasAlarm = sql`exists (select from ${assemblyAlarms} alarm
  where alarm.assembly_id = ${assemblies.id} and alarm.cleared_at is null)`;

const isUnfinished = ne(assemblies.status, 'finished');
const isLastOfGroup = sql`${assemblies.id} in ${lastOfGroups}`;

const planLabels = PLAN_IDS.map((id) => `when '${id}' then '${plans[id].label}'`).join(' ');
/** '450-1 $450,000 Group 1 assembly 12': the group as it is shown, and its code. */
const TEXT = sql`search_text_of(null, ${assemblies.groupCode}, case ${assemblies.planId} ${sql.raw(planLabels)} end,
  'Group', split_part(${assemblies.groupCode}, '-', 2), 'assembly', ${assemblies.month}::text)`;

const { listText, books, opened, decision, ...columns } = getTableColumns(assemblies);

/** Open alarms first, then unfinished ones, then each group's last if it is finished. */
const ASSEMBLIES: StateList<typeof assemblies> = {
  table: assemblies,
  state: sql`case when ${hasAlarm} then 'alarm' else ${assemblies.status} end`,
  names: () => ({ ...assemblyNames('en').statuses, alarm: ALARM_NAME }),
  text: (pattern) => like(TEXT, pattern),
  cents: sql`0`,
  columns,
  parts: [
    { sort: byInstant('alarming', 'asc'), states: ['alarm'], place: hasAlarm },
    {
      sort: byInstant('unfinished', 'asc'),
      states: ['open', 'closed', 'drawn'],
      place: and(isUnfinished, not(hasAlarm)),
    },
    {
      sort: byInstant('finished', 'desc'),
      states: ['finished'],
      place: and(not(isUnfinished), isLastOfGroup, not(hasAlarm)),
    },
  ],
};

export function findAdminPage(
  db: Executor,
  filter: AssemblyFilter,
  request: PageRequest,
): Promise<Page<AssemblySummary>> {
  return findStatePage(db, ASSEMBLIES, filter, request);
}

export function sumAssemblies(db: Executor, filter: AssemblyFilter) {
  const always = or(isUnfinished, isLastOfGroup, hasAlarm);
  return sumStateList(db, ASSEMBLIES, { ...filter, always });
}
