import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastMigration } from '#db/run-migrations.ts';
import type { Version } from '#platform/processes/heartbeat.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import { MIGRATIONS_FOLDER } from './new-database.ts';

/** The version of the product, and the last migration it has. */
export function readVersion(): Version {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT_FOLDER, 'package.json'), 'utf8'),
  );
  return { version, migration: lastMigration(MIGRATIONS_FOLDER) };
}
