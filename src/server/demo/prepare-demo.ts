import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#platform/settings/config.ts';
import { parseFileKeys, writeDemoKeys } from '#providers/files/keys.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import { databaseFile, readDatabaseFile } from '../start/new-database.ts';
import {
  type AboutHistory,
  HISTORY_FILES,
  HISTORY_RULES,
  type History,
  readAboutHistory,
  readHistory,
} from './history-file.ts';
import { markDemo } from './mark.ts';

type Parts = { readonly randomness: Randomness; readonly log: Logger };

export const demoDatabaseFile = () => databaseFile('demo-database', Object.values(HISTORY_FILES));

/**
 * Prepares a new data folder for the demonstration: writes its keys and its papers, and returns the
 * database with its recorded history. Undefined where the demonstration is not wanted, or was
 * recorded by other rules. It may run again after it was interrupted.
 */
export async function prepareDemo(
  config: Config,
  { randomness, log }: Parts,
): Promise<Blob | undefined> {
  if (!config.hasDemo || !config.DEMO_HISTORY) return undefined;
  const about = readAboutHistory();
  if (!about) return undefined;
  if (about.rules !== HISTORY_RULES) {
    log.warn('the demonstration’s history was recorded by other rules: npm run demo:make');
    return undefined;
  }
  const keys = join(config.dataDir, 'secrets/file-keys');
  if (config.FILE_KEYS || (existsSync(keys) && !hasDemoKey(keys))) {
    log.warn(
      'the demonstration’s history is left out, because there are keys it was not made with',
    );
    return undefined;
  }
  if (!existsSync(keys)) writeDemoKeys(keys, randomness);
  const history = readHistory();
  for (const { path, base64 } of history.files) {
    const target = join(config.dataDir, 'files', path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
  markDemo(config);
  return (await readDatabaseFile(demoDatabaseFile())) ?? makeDump(about, history);
}

/** Without a build, which `npm run dev` and tests do not need. */
async function makeDump(about: AboutHistory, history: History): Promise<Blob> {
  const { openInMemory } = await import('#db/embedded.ts');
  const { makeDemoDatabase } = await import('./make-demo-database.ts');
  const database = await openInMemory();
  await makeDemoDatabase(database, about, history);
  const dump = await database.dump();
  await database.close();
  return dump;
}

const hasDemoKey = (path: string) => parseFileKeys(readFileSync(path, 'utf8').trim()).hasDemoKey;
