import { join } from 'node:path';

/** Where the migrations are. */
export const MIGRATIONS = join(import.meta.dirname, '../../migrations');
