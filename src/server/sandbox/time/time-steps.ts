import { listCurrentAssemblies } from '#features/assemblies/server/list-current-assemblies.ts';
import { groupCode } from '#features/groups/rules.ts';
import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { assemblyAt, dueDate, programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysLater, instantAt } from '#shared/calendar/dates.ts';

/** How far the sandbox's clock can be moved by one button. */
export const TIME_STEPS = ['day', 'due', 'assembly'] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

/** Where a move in time ends. An assembly is reached shortly before it is held. */
export type Destination = {
  readonly arrivesAt: Date;
  readonly assembly?: { readonly group: string; readonly month: number; readonly heldAt: Date };
};

/** So long before the draw one arrives: enough to see the countdown and to read what is coming. */
const SECONDS_BEFORE_DRAW = 30;
/** On the due date one arrives in the morning: the whole day is left to pay. */
const MORNING = '09:00';

/** Where each button would lead from now; none of a kind when nothing of it is ahead. */
export async function findDestinations(
  context: Context,
): Promise<Record<TimeStep, Destination | undefined>> {
  const now = context.clock.now();
  const groups = await listFormedGroups(context);
  return {
    day: { arrivesAt: daysLater(now, 1) },
    due: earliest(groups.flatMap((group) => nextDueDate(group, now) ?? [])),
    assembly: await findNextAssembly(context, groups, now),
  };
}

function nextDueDate({ startMonth }: Group, now: Date): Destination | undefined {
  return monthsFrom(startMonth, now)
    .map((month) => ({ arrivesAt: instantAt(dueDate(startMonth ?? '', month), MORNING) }))
    .find(({ arrivesAt }) => arrivesAt > now);
}

/** Assemblies that have opened may have been postponed; those to come follow the calendar. */
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

/** This month of the group's and the two after it, where the program still has them. */
function monthsFrom(startMonth: string | null, now: Date): number[] {
  if (!startMonth) return [];
  const current = Math.max(1, programMonth(startMonth, dateOf(now)));
  return [current, current + 1, current + 2].filter((month) => month <= TERM_MONTHS);
}

/** The first of the earliest: the oldest group's assembly, when several are held at one time. */
function earliest(destinations: readonly Destination[]): Destination | undefined {
  return destinations.reduce<Destination | undefined>(
    (first, next) => (first && first.arrivesAt <= next.arrivesAt ? first : next),
    undefined,
  );
}
