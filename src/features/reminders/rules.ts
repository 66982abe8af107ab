import { daysLater } from '#shared/calendar/dates.ts';

/** How late a reminder may still be sent: after a long outage nobody wants an old one. */
export const GRACE_DAYS = 3;

/**
 * The step of a schedule that is due: the last one whose day has come, unless it is long past.
 * Days are counted from the anchor; those before it are negative. Steps that were missed are left
 * out, so that nobody gets two at once.
 */
export function dueStep(schedule: readonly number[], anchor: Date, now: Date): number | undefined {
  const passed = schedule.filter((day) => daysLater(anchor, day) <= now);
  if (passed.length === 0) return undefined;
  const latest = Math.max(...passed);
  return daysLater(anchor, latest + GRACE_DAYS) > now ? latest : undefined;
}

/** Between which moments an anchor lies for which a step may be due now; a day more on each side. */
export function anchorWindow(schedule: readonly number[], now: Date): { from: Date; until: Date } {
  return {
    from: daysLater(now, -(Math.max(...schedule) + GRACE_DAYS + 1)),
    until: daysLater(now, 1 - Math.min(...schedule)),
  };
}
