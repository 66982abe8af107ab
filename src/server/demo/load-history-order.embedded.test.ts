import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openInMemory } from '#db/embedded.ts';
import { selectRows } from '#db/executor.ts';
import { readConfig } from '#platform/settings/config.ts';
import { systemClock } from '#providers/clock/clock.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import { plantMigration } from '#testing/upgrade/plant-migration.ts';
import { createLogger } from '../start/create-context.ts';
import { readAboutHistory } from './history-file.ts';
import { loadHistory } from './load-history.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-history-order-'));
const migrationsFolder = plantMigration(
  join(root, 'migrations'),
  'create table planted as select count(*)::int as people from waitlist_entries;',
  readAboutHistory()?.migration,
);
const config = readConfig({ DATA_DIR: root, ROLE: 'web' });
const parts = {
  randomness: createRandomness(systemClock),
  log: createLogger({ logLevel: 'error' }),
  migrationsFolder,
};

async function read<Row extends Record<string, unknown>>(
  { executor }: Database,
  statement: string,
): Promise<Row[]> {
  return selectRows<Row>(executor, sql.raw(statement));
}

describe('the history, when there are later migrations', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openInMemory();
  });
  afterEach(() => database.close());
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is left out of a database that already has them', async () => {
    await database.migrate(migrationsFolder);
    expect(await loadHistory(config, database, parts)).toBe(false);
    expect(await read(database, 'select people from planted')).toEqual([{ people: 0 }]);
  });

  it('is loaded before them, and they run over it', async () => {
    // The large tables add nothing here, and take seconds.
    const small: Database = {
      ...database,
      fill: async (rows, sequences) =>
        database.fill?.(
          rows.filter(({ table }) => table === 'waitlist_entries'),
          sequences,
        ),
    };
    expect(await loadHistory(config, small, parts)).toBe(true);
    expect(await read(database, 'select people from planted')).toEqual([{ people: 6 }]);
    expect(
      await read(database, 'select stands_at is not null as stands from sandbox_clock'),
    ).toEqual([{ stands: true }]);
  });
});
