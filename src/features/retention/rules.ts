import { yearsEarlier } from '#shared/calendar/dates.ts';

/** How long records are kept after they ended, as the privacy policy promises. */
export const RETENTION_YEARS = 7;

/** Records that were last changed before this moment are deleted. */
export function retentionLimit(now: Date): Date {
  return yearsEarlier(now, RETENTION_YEARS);
}
