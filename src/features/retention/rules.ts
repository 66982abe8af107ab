import { yearsEarlier } from '#shared/calendar/dates.ts';

/** How long records are kept once the matter they belong to has ended, as the privacy policy says. */
export const RETENTION_YEARS = 7;

/** What was last touched before this moment is to be forgotten. */
export function retentionLimit(now: Date): Date {
  return yearsEarlier(now, RETENTION_YEARS);
}
