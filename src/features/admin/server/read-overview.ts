import {
  countByDay,
  countBySource,
  countFunnel,
  countWaitingForReview,
} from '#features/applications/server/application-figures.ts';
import { APPLICATION } from '#features/applications/server/search-applications.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { isInDepositState } from '#features/deposits/server/deposit-conditions.ts';
import { listAllGroups } from '#features/groups/server/list-groups.ts';
import { countVisitsSince } from '#features/visits/server/count-visits.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import type { Overview } from '../contract.ts';

const SHOWN_SOURCES = 7;

/** The figures of the last so many days, today included. */
export async function readOverview(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  days: number,
): Promise<Overview> {
  const list = lastDays(context.clock.now(), days);
  const from = list[0] ?? '';
  const [byDay, funnel, sources, visits, groups, waitingForReview] = await Promise.all([
    countByDay(context, from),
    countFunnel(
      context,
      from,
      isInDepositState(APPLICATION.id, 'completed', context.payments.mode),
    ),
    countBySource(context, from),
    countVisitsSince(context, from),
    listAllGroups(context, 'forming'),
    countWaitingForReview(context),
  ]);
  const counts = new Map(byDay.map(({ day, applications }) => [day, applications]));
  return {
    from,
    days: list.map((day) => ({ day, applications: counts.get(day) ?? 0 })),
    funnel: { visits, ...funnel },
    sources: topSources(sources),
    groups: groups.map(({ id, name, currentMembers, confirmedMembers, capacity, ...group }) => ({
      id,
      name,
      members: currentMembers,
      confirmed: confirmedMembers,
      capacity,
      daysRemaining: group.filledAt ? null : group.daysRemaining,
    })),
    waitingForReview,
  };
}

function topSources(rows: readonly { prefix: string; applications: number }[]) {
  const shown = rows.slice(0, SHOWN_SOURCES).map(({ prefix, applications }) => ({
    label: nameSource(prefix),
    prefix,
    applications,
  }));
  const rest = rows.slice(SHOWN_SOURCES).reduce((sum, { applications }) => sum + applications, 0);
  return rest > 0 ? [...shown, { label: 'All others', prefix: null, applications: rest }] : shown;
}

/** Days as the cooperative counts them, oldest first. */
function lastDays(now: Date, days: number): string[] {
  const today = dateOf(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - (days - 1)));
}
