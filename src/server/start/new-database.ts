import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from '#platform/root-folder.ts';

export const MIGRATIONS_FOLDER = join(ROOT_FOLDER, 'migrations');

/**
 * The path of a file in which the build stores an embedded database. Creating one takes seconds,
 * loading this file about one. Its name contains a hash of the migrations and of what else it was
 * made of, so an outdated file is not used.
 */
export function databaseFile(name: string, madeOf: readonly string[] = []): string {
  const digest = createHash('sha256');
  for (const migration of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (migration.endsWith('.sql')) digest.update(readFileSync(join(MIGRATIONS_FOLDER, migration)));
  }
  // The dates in here change with the migrations.
  digest.update(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json')));
  for (const file of madeOf) digest.update(readFileSync(file));
  return join(ROOT_FOLDER, 'dist', `${name}-${digest.digest('hex').slice(0, 16)}.tar.gz`);
}

export const newDatabaseFile = () => databaseFile('new-database');

/** The database that the build made; undefined without a build of the current migrations. */
export async function readDatabaseFile(file: string): Promise<Blob | undefined> {
  return existsSync(file) ? openAsBlob(file) : undefined;
}
