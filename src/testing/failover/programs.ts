import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

export type Programs = { readonly postgres: string; readonly pgbouncer: string };

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL's program folder and PgBouncer's file, or which of them is missing. */
export function findPrograms(): Programs | { readonly missing: string } {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const postgres = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((name) => join(DEBIAN_POSTGRES, name, 'bin')),
    ...FOLDERS,
  ].find((folder) => isProgram(join(folder, 'pg_basebackup')));
  if (!postgres) return { missing: 'PostgreSQL with pg_basebackup' };
  const pgbouncer = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find(isProgram);
  return pgbouncer ? { postgres, pgbouncer } : { missing: 'PgBouncer' };
}
