import type { applications } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
