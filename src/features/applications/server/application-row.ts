import type { applications } from './tables.ts';

/** An application as it is stored, for the use cases of other features. */
export type ApplicationRow = typeof applications.$inferSelect;
