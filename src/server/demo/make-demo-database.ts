import type { InMemory } from '#db/embedded.ts';
import { beginStandingClock } from '#providers/clock/sandbox.ts';
import { MIGRATIONS_FOLDER } from '../start/new-database.ts';
import type { AboutHistory, History } from './history-file.ts';

/**
 * Fills a new database with the recorded history: people, groups, ledger and draws. The rows are
 * loaded at the migration they were recorded with, before later ones are applied.
 */
export async function makeDemoDatabase(
  database: InMemory,
  { migration, now }: AboutHistory,
  { tables, sequences }: History,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  await database.migrate(migrationsFolder, migration);
  await database.fill(tables, sequences);
  await database.migrate(migrationsFolder);
  await beginStandingClock(database.executor, new Date(now));
}
