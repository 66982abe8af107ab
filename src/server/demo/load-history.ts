import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { selectRows } from '#db/executor.ts';
import type { Config } from '#platform/settings/config.ts';
import { beginStandingClock } from '#providers/clock/sandbox.ts';
import { parseFileKeys, writeDemoKeys } from '#providers/files/keys.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import { MIGRATIONS_FOLDER } from '../start/new-database.ts';
import { HISTORY_RULES, readAboutHistory, readHistory } from './history-file.ts';
import { isDemoMarked, markDemo } from './mark.ts';

type Parts = { randomness: Randomness; log: Logger; migrationsFolder?: string };

/**
 * Loads the recorded history of the demonstration into a new data folder: people, groups, ledger,
 * draws and papers. The rows are loaded at the migration they were recorded with, before later ones
 * are applied. A used folder is left alone, and a history of other rules is not loaded. Returns
 * whether it was loaded.
 */
export async function loadHistory(
  config: Config,
  database: Database,
  { randomness, log, migrationsFolder = MIGRATIONS_FOLDER }: Parts,
): Promise<boolean> {
  const isWanted = config.hasDemo && config.DEMO_HISTORY;
  if (!isWanted || !database.fill || isDemoMarked(config) || !existsSync(config.dataDir)) {
    return false;
  }
  const about = readAboutHistory();
  if (!about) return false;
  if (about.rules !== HISTORY_RULES) {
    log.warn('the demonstration’s history was recorded by other rules: npm run demo:make');
    return false;
  }
  const isThere = (await database.migrate(migrationsFolder, about.migration)) === about.migration;
  if (!isThere || !(await isEmpty(database))) return false;
  const keys = join(config.dataDir, 'secrets/file-keys');
  if (config.FILE_KEYS || (existsSync(keys) && !hasDemoKey(keys))) {
    log.warn(
      'the demonstration’s history is left out, because there are keys it was not made with',
    );
    return false;
  }
  if (!existsSync(keys)) writeDemoKeys(keys, randomness);
  const { tables, sequences, files } = readHistory();
  for (const { path, base64 } of files) {
    const target = join(config.dataDir, 'files', path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
  await database.fill(tables, sequences);
  await database.migrate(migrationsFolder);
  await beginStandingClock(database.executor, new Date(about.now));
  markDemo(config);
  return true;
}

async function isEmpty({ executor }: Database): Promise<boolean> {
  const [row] = await selectRows<{ isUsed: boolean }>(
    executor,
    sql`select exists (select from users) or exists (select from applications)
      or exists (select from groups) or exists (select from waitlist_entries) as "isUsed"`,
  );
  return row?.isUsed === false;
}

const hasDemoKey = (path: string) => parseFileKeys(readFileSync(path, 'utf8').trim()).hasDemoKey;
