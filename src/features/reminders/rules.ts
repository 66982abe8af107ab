import { daysLater } from '#shared/calendar/dates.ts';

/** How late a reminder may still be sent: after a longer outage it is skipped. */
export const GRACE_DAYS = 3;

/**
 * The step of a schedule that is due: the latest one whose day has come, within the grace period.
 * Days are counted from the anchor; days before it are negative. Missed steps are skipped, so that
 * nobody gets two mails at once.
 */
export function dueStep(schedule: readonly number[], anchor: Date, now: Date): number | undefined {
  const passed = schedule.filter((day) => daysLater(anchor, day) <= now);
  if (passed.length === 0) return undefined;
  const latest = Math.max(...passed);
  return daysLater(anchor, latest + GRACE_DAYS) > now ? latest : undefined;
}

/** The range of anchors for which a step may be due now, with a margin of a day on each side. */
export function anchorWindow(schedule: readonly number[], now: Date): { from: Date; until: Date } {
  return {
    from: daysLater(now, -(Math.max(...schedule) + GRACE_DAYS + 1)),
    until: daysLater(now, 1 - Math.min(...schedule)),
  };
}
