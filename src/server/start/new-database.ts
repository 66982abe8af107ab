import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from '#platform/root-folder.ts';

export const MIGRATIONS_FOLDER = join(ROOT_FOLDER, 'migrations');

/**
 * The file in which the build stores a new embedded database with our tables and no rows. Creating
 * one takes some seconds, loading this file less than one. Its name contains a hash of the
 * migrations, so an outdated file is not used.
 */
export function newDatabaseFile(): string {
  const digest = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) digest.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  // The dates in here change with the migrations.
  digest.update(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json')));
  return join(ROOT_FOLDER, 'dist', `new-database-${digest.digest('hex').slice(0, 16)}.tar.gz`);
}

/** The new database that the build made; undefined without a build of the current migrations. */
export async function readNewDatabase(): Promise<Blob | undefined> {
  const file = newDatabaseFile();
  return existsSync(file) ? openAsBlob(file) : undefined;
}
