/** How long records are kept once the matter they belong to has ended, as the privacy policy says. */
export const RETENTION_YEARS = 7;

/** What was last touched before this moment is to be forgotten. */
export function retentionLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION_YEARS);
  return limit;
}
