import { listCurrentAssemblies } from '#features/assemblies/server/list-current-assemblies.ts';
import { groupCode } from '#features/groups/rules.ts';
import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { assemblyAt, dueDate, programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysLater, instantAt, yearsEarlier } from '#shared/calendar/dates.ts';

/** How far one button moves the sandbox's clock. */
export const TIME_STEPS = ['day', 'due', 'assembly', 'year'] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

/** Where a move ends; for an assembly, shortly before it is held. */
export type Destination = {
  readonly arrivesAt: Date;
  readonly assembly?: { readonly group: string; readonly month: number; readonly heldAt: Date };
};

/** How long before the draw the move ends: enough to read the page and see the countdown. */
const SECONDS_BEFORE_DRAW = 30;
/** A move to the due date ends in the morning, with the whole day left to pay. */
const MORNING = '09:00';

/** Where each button would lead from now; undefined when there is nothing of its kind ahead. */
export async function findDestinations(
  context: Context,
): Promise<Record<TimeStep, Destination | undefined>> {
  const now = context.clock.now();
  const groups = await listFormedGroups(context);
  return {
    day: { arrivesAt: daysLater(now, 1) },
    due: earliest(groups.flatMap((group) => nextDueDate(group, now) ?? [])),
    assembly: await findNextAssembly(context, groups, now),
    year: { arrivesAt: yearsEarlier(now, -1) },
  };
}

function nextDueDate({ startMonth }: Group, now: Date): Destination | undefined {
  return monthsFrom(startMonth, now)
    .map((month) => ({ arrivesAt: instantAt(dueDate(startMonth ?? '', month), MORNING) }))
    .find(({ arrivesAt }) => arrivesAt > now);
}

/** Open assemblies may have been postponed; later ones follow the calendar. */
async function findNextAssembly(
  context: Context,
  groups: readonly Group[],
  now: Date,
): Promise<Destination | undefined> {
  const rows = await listCurrentAssemblies(context);
  const opened = rows.flatMap(({ groupCode: group, month, status, heldAt }) =>
    status === 'open' || status === 'closed' ? [{ group, month, heldAt }] : [],
  );
  const known = new Set(rows.map(({ groupCode: group, month }) => `${group} ${month}`));
  const planned = groups.flatMap((group) =>
    monthsFrom(group.startMonth, now)
      .map((month) => ({
        group: groupCode(group),
        month,
        heldAt: assemblyAt(group.startMonth ?? '', month),
      }))
      .filter(({ group, month }) => !known.has(`${group} ${month}`)),
  );
  const ahead = [...opened, ...planned].filter(({ heldAt }) => heldAt > now);
  return earliest(
    ahead.map((assembly) => {
      const before = assembly.heldAt.getTime() - SECONDS_BEFORE_DRAW * 1000;
      return { arrivesAt: new Date(Math.max(before, now.getTime())), assembly };
    }),
  );
}

/** The group's current month and the two after it, as far as the program goes. */
function monthsFrom(startMonth: string | null, now: Date): number[] {
  if (!startMonth) return [];
  const current = Math.max(1, programMonth(startMonth, dateOf(now)));
  return [current, current + 1, current + 2].filter((month) => month <= TERM_MONTHS);
}

/** The earliest destination; of several at the same time, the oldest group's. */
function earliest(destinations: readonly Destination[]): Destination | undefined {
  return destinations.reduce<Destination | undefined>(
    (first, next) => (first && first.arrivesAt <= next.arrivesAt ? first : next),
    undefined,
  );
}
