import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_FILE_KEY } from '../../src/providers/files/demo-key.ts';
import { createEncryptedFiles } from '../../src/providers/files/encrypted.ts';
import { parseFileKeys } from '../../src/providers/files/keys.ts';
import { createLocalFiles } from '../../src/providers/files/local.ts';
import type { History } from '../../src/server/demo/history-file.ts';
import { MIGRATIONS_FOLDER } from '../../src/server/start/new-database.ts';
import { createLifeClock } from '../../src/testing/lives/life-clock.ts';
import { createLifeRandomness } from '../../src/testing/lives/life-randomness.ts';
import { openWorld } from '../../src/testing/lives/life-world.ts';
import { startPostgresServer } from '../../src/testing/servers/postgres-server.ts';
import { TEST_SETTINGS } from '../../src/testing/setup/test-settings.ts';
import { checkHistory, checkPersonas } from './check-history.ts';
import { MAILS_FROM } from './dates.ts';
import { dumpFiles, dumpSequences, dumpTables } from './dump-history.ts';
import { onServer } from './on-server.ts';
import { FIRST_MOMENT, playHistory } from './play-history.ts';

/** Changed when a draw gives a persona another state than the one it demonstrates. */
const SEED = 'demonstration 1';

type Played = {
  readonly history: History;
  /** The last migration of the database that it was played on. */
  readonly migration: string;
};

/**
 * Plays the demonstration's history on its own PostgreSQL, checks it, and reads it out. In a small
 * group its personas are in other states than those they demonstrate.
 */
export async function makeHistory({ capacity = 480, hasPersonas = true } = {}): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-demo-'));
  const files = join(folder, 'files');
  const server = await startPostgresServer();
  const databaseUrl = server.url('demo');
  await onServer(server.url('postgres'), (client) => client.query('create database demo'));
  const fileKeys = `1:${DEMO_FILE_KEY}`;
  // A key that every data folder with the demonstration has, so that it announces the folder's own.
  const [receiptKey] = parseFileKeys(fileKeys).derive('bid receipts');
  const randomness = createLifeRandomness(createLifeClock(FIRST_MOMENT), `${SEED} files`);
  const world = await openWorld({
    seed: SEED,
    startsAt: FIRST_MOMENT,
    settings: {
      ...TEST_SETTINGS,
      NODE_ENV: 'development',
      FILE_KEYS: fileKeys,
      RECEIPT_KEYS: `1:${receiptKey?.toString('base64')}`,
      GROUP_CAPACITY: String(capacity),
      DATABASE_URL: databaseUrl,
    },
    files: createEncryptedFiles(
      createLocalFiles(files, randomness, { reserveBytes: 0 }),
      parseFileKeys(fileKeys),
      randomness,
    ),
    deliversFrom: MAILS_FROM,
  });
  try {
    let month = '';
    const startedAt = performance.now();
    const running = await playHistory(world, {
      capacity,
      tell(at) {
        if (month === at.toISOString().slice(0, 7)) return;
        month = at.toISOString().slice(0, 7);
        console.log(`${month} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
      },
    });
    await checkHistory(world, running);
    if (hasPersonas) await checkPersonas(world, running);
    const migration = (await world.context.database.migrate(MIGRATIONS_FOLDER)) ?? '';
    const history = await onServer(databaseUrl, async (client) => ({
      tables: await dumpTables(client),
      sequences: await dumpSequences(client),
      files: dumpFiles(files),
    }));
    return { history, migration };
  } finally {
    await world.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
