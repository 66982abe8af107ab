import {
  countStatuses,
  type DayOfSource,
  readApplicationDays,
} from '#features/applications/server/application-figures.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { countPaidApplications } from '#features/deposits/server/admin/deposit-figures.ts';
import { listAllGroups } from '#features/groups/server/list-groups.ts';
import { countVisitsSince } from '#features/visits/server/count-visits.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import type { Overview } from '../contract.ts';

const SHOWN_SOURCES = 7;

/** The figures of the last days, including today. */
export async function readOverview(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  days: number,
): Promise<Overview> {
  const list = lastDays(context.clock.now(), days);
  const from = list[0] ?? '';
  const [byDay, deposits, visits, groups, statuses] = await Promise.all([
    readApplicationDays(context, from),
    countPaidApplications(context, from),
    countVisitsSince(context, from),
    listAllGroups(context, 'forming'),
    countStatuses(context),
  ]);
  const counts = sumBy(byDay, ({ day }) => day);
  return {
    from,
    days: list.map((day) => ({ day, applications: counts.get(day) ?? 0 })),
    funnel: {
      visits,
      applications: sum(byDay, ({ applications }) => applications),
      deposits,
      approved: sum(byDay, ({ approved }) => approved),
    },
    sources: topSources(sumBy(byDay, ({ source }) => source)),
    groups: groups.map(({ id, name, currentMembers, confirmedMembers, capacity, ...group }) => ({
      id,
      name,
      members: currentMembers,
      confirmed: confirmedMembers,
      capacity,
      daysRemaining: group.filledAt ? null : group.daysRemaining,
    })),
    waitingForReview: statuses.get('uploaded') ?? 0,
  };
}

const sum = (days: readonly DayOfSource[], value: (day: DayOfSource) => number) =>
  days.reduce((total, day) => total + value(day), 0);

/** How many applications there are of each kind. */
function sumBy(days: readonly DayOfSource[], kindOf: (day: DayOfSource) => string) {
  const sums = new Map<string, number>();
  for (const day of days) {
    sums.set(kindOf(day), (sums.get(kindOf(day)) ?? 0) + day.applications);
  }
  return sums;
}

function topSources(bySource: ReadonlyMap<string, number>) {
  const rows = [...bySource]
    .map(([prefix, applications]) => ({ label: nameSource(prefix), prefix, applications }))
    .sort((a, b) => b.applications - a.applications || (a.prefix < b.prefix ? -1 : 1));
  const shown = rows.slice(0, SHOWN_SOURCES);
  const rest = rows.slice(SHOWN_SOURCES).reduce((total, row) => total + row.applications, 0);
  return rest > 0 ? [...shown, { label: 'All others', prefix: null, applications: rest }] : shown;
}

/** Days as the cooperative counts them, oldest first. */
function lastDays(now: Date, days: number): string[] {
  const today = dateOf(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - (days - 1)));
}
