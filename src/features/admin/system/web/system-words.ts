import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { countOf } from '#ui/language/format.ts';

/** '40 seconds', '3 hours', '2 days': the largest unit that is not below one. */
export function formatSpan(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  if (seconds < 120) return countOf(Math.round(seconds), 'second');
  if (seconds < 7_200) return countOf(Math.round(seconds / 60), 'minute');
  if (seconds < 2 * SECONDS_PER_DAY) return countOf(Math.round(seconds / 3_600), 'hour');
  return countOf(Math.round(seconds / SECONDS_PER_DAY), 'day');
}

/** From here on a backup is too old, as the alert says. */
const BACKUP_TOO_OLD_SECONDS = 36 * 3_600;

export function isBackupLate(ageSeconds = Number.POSITIVE_INFINITY): boolean {
  return ageSeconds > BACKUP_TOO_OLD_SECONDS;
}
