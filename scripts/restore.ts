import { createReadStream } from 'node:fs';
import { readConfig } from '../src/platform/settings/config.ts';
import { explainFailure } from '../src/server/backup/explain-failure.ts';
import { restore } from '../src/server/backup/restore.ts';
import { createContext } from '../src/server/start/create-context.ts';

/**
 * `npm run restore -- FILE`, into an empty DATABASE_URL or a new DATA_DIR, with BACKUP_KEYS: ends
 * with 0 when tables, ledger and documents are the same as in the backup, else with 1 and what
 * differs.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say from where: npm run restore -- FILE');
  const config = readConfig({ ...process.env, ROLE: 'web', DEMO: '0' });
  const keys = config.BACKUP_KEYS;
  if (!keys) throw new Error('BACKUP_KEYS is not set');
  const place = { config, open: () => createContext(config) };
  const { summary, differences } = await restore(() => createReadStream(file), keys, place);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log(
    `The state of ${summary.takenAt} is restored: tables, ${summary.ledgerEntries} ledger entries and ${Object.keys(summary.files).length} documents are the same.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(explainFailure('restore', error));
  process.exitCode = 1;
}
