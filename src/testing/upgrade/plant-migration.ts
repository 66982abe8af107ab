import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '#server/start/new-database.ts';
import { VERSION_1 } from './recorded-version.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** Creates a folder with our migrations up to the named one plus a new one; returns the folder. */
export function plantMigration(
  folder: string,
  statements: string,
  after: string = VERSION_1.migration,
): string {
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  const end = journal.entries.findIndex(({ tag }) => tag === after) + 1;
  const entries = journal.entries.slice(0, end);
  const when = (entries.at(-1)?.when ?? 0) + 1;
  const planted = { ...entries.at(-1), idx: end, when, tag: 'planted' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...entries, planted] }));
  writeFileSync(join(folder, 'planted.sql'), statements);
  return folder;
}
