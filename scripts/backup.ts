import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { readConfig } from '../src/platform/settings/config.ts';
import type { Pieces } from '../src/providers/files/files-provider.ts';
import { backUp } from '../src/server/backup/backup.ts';
import { checkBackup } from '../src/server/backup/check-backup.ts';
import { explainFailure } from '../src/server/backup/explain-failure.ts';
import { createContext } from '../src/server/start/create-context.ts';

/**
 * `npm run backup -- FILE [--unchecked]`, on DATABASE_URL or DATA_DIR, encrypted with BACKUP_KEYS:
 * database, documents and the data folder's secrets. The file is then restored into a new location
 * and compared. The embedded database must not be in use; PostgreSQL may be.
 */
async function main(): Promise<void> {
  const [file, flag] = process.argv.slice(2);
  if (!file) throw new Error('Say where to: npm run backup -- FILE');
  const config = readConfig({ ...process.env, ROLE: 'web', DEMO: '0' });
  const keys = config.BACKUP_KEYS;
  if (!keys) throw new Error('BACKUP_KEYS is not set: 1:KEY, the key being 32 bytes in base64');
  const runtime = await createContext(config);
  const part = `${file}.part`;
  const store = async (archive: Pieces) => {
    const written = await open(part, 'wx', 0o600);
    try {
      for await (const piece of archive) await written.writeFile(piece);
      await written.sync();
    } finally {
      await written.close();
    }
  };
  try {
    const summary = await backUp(runtime.context, keys, store);
    const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
    const files = Object.keys(summary.files).length;
    console.log(`${rows} rows, ${summary.ledgerEntries} ledger entries, ${files} documents.`);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await runtime.close();
  }
  try {
    if (flag !== '--unchecked') await check(part);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
  console.log(`The backup is ${file}.`);
  async function check(path: string) {
    if (!keys) return;
    const { FILE_KEYS, IDENTITY_SECRETS } = process.env;
    const secrets = {
      ...(FILE_KEYS && { FILE_KEYS }),
      ...(IDENTITY_SECRETS && { IDENTITY_SECRETS }),
    };
    const { differences } = await checkBackup(() => createReadStream(path), keys, secrets);
    if (differences.length > 0) throw new Error(`the copy differs:\n${differences.join('\n')}`);
    console.log('Restored into a fresh place: tables, ledger and documents are the same.');
  }
}

try {
  await main();
} catch (error) {
  console.error(explainFailure('backup', error));
  process.exitCode = 1;
}
