/** What can be deleted in bulk, as the call names it. */
export const BULK_TYPES = ['applications', 'users', 'deposits', 'waitlist'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** Maximum number per call; larger sets are sent in several calls, to show progress. */
export const MAX_BULK_IDS = 500;
