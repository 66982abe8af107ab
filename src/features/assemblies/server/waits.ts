import { and, asc, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import { countUpTo, type DeskReader, type WaitingKind } from '#platform/desk/waiting.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { assemblyPath } from '../addresses.ts';
import type { AlarmKind, AssemblyStatus } from '../rules.ts';
import { assemblies, assemblyAlarms } from './tables.ts';

const ALARMS: Record<AlarmKind, string> = {
  'closed-late': 'The list closed late.',
  postponed: 'The assembly was postponed.',
  'beacon-late': 'The public round is late.',
  'fund-below-books': 'The fund is below what the books say.',
  'step-failed': 'A step failed and is tried again.',
  'bid-money-returned': 'Money of a paid bid went back.',
  'hand-back-due': 'A bid was not made good in time: the award is due to be handed back.',
};

const STATES: Record<AssemblyStatus, string> = {
  open: 'Bids are taken; the list closes an hour before.',
  closed: 'The list is closed; it waits for the public round.',
  drawn: 'It was held; bids that were picked are being paid.',
  finished: 'It is finished.',
};

function isToday({ clock }: DeskReader) {
  const today = dateOf(clock.now());
  return and(
    ne(assemblies.status, 'finished'),
    gte(assemblies.heldAt, startOfDate(today)),
    lt(assemblies.heldAt, startOfDate(addDays(today, 1))),
  );
}

const isRaised = isNull(assemblyAlarms.clearedAt);
const LIST = { area: 'groups', whom: 'Admins', list: '/admin/assemblies' } as const;

export const assemblyWaits: Readonly<Record<string, WaitingKind>> = {
  alarms: {
    ...LIST,
    list: '/admin/assemblies?state=alarm',
    title: 'Alarms of assemblies',
    count: ({ db }) => countUpTo(db, assemblyAlarms, isRaised),
    async find({ db }, most) {
      const { id, kind, raisedAt } = assemblyAlarms;
      const { groupCode, month } = assemblies;
      const rows = await db
        .select({ id, kind, raisedAt, groupCode, month })
        .from(assemblyAlarms)
        .innerJoin(assemblies, eq(assemblies.id, assemblyAlarms.assemblyId))
        .where(isRaised)
        .orderBy(asc(raisedAt), asc(id))
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        since: row.raisedAt,
        who: `Group ${row.groupCode}, month ${row.month}`,
        sentence: ALARMS[row.kind],
        action: { label: 'See the alarm', href: '/admin/assemblies' },
      }));
    },
  },
  assemblies: {
    ...LIST,
    title: 'Assemblies of today',
    count: (reader) => countUpTo(reader.db, assemblies, isToday(reader)),
    async find(reader, most) {
      const { id, groupCode, month, opensAt, heldAt, status } = assemblies;
      const rows = await reader.db
        .select({ id, groupCode, month, opensAt, heldAt, status })
        .from(assemblies)
        .where(isToday(reader))
        .orderBy(asc(heldAt), asc(id))
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        since: row.opensAt,
        deadline: row.heldAt,
        who: `Group ${row.groupCode}, month ${row.month}`,
        sentence: STATES[row.status],
        action: { label: 'Watch', href: assemblyPath({ group: row.groupCode, month: row.month }) },
      }));
    },
  },
};
