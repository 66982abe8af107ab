import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from '#db/database.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import { loadRows } from './load-rows.ts';

/** Separates statements, as in migrations. */
export const BREAKPOINT = '--> statement-breakpoint';

/** The first version, with rows in every table; recorded by `scripts/record-version.ts`. */
export const VERSION_1 = {
  migration: '0001_guards',
  file: join(ROOT_FOLDER, 'src/testing/upgrade/version-1.sql.gz'),
} as const;

/** Loads the recorded version into an empty database. */
export async function loadVersion1(database: Database, migrationsFolder: string): Promise<void> {
  await database.migrate(migrationsFolder, VERSION_1.migration);
  await loadRows(
    database,
    gunzipSync(readFileSync(VERSION_1.file)).toString('utf8').split(BREAKPOINT),
  );
}
