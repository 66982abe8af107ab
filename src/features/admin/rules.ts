/** What can be deleted in bulk, as the call names it. */
export const BULK_TYPES = ['applications', 'users', 'deposits', 'waitlist'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** At most so many in one call; more are sent in several, so that progress shows. */
export const MAX_BULK_IDS = 500;
