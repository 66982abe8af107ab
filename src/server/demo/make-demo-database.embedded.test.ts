import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openInMemory } from '#db/embedded.ts';
import { selectRows } from '#db/executor.ts';
import { plantMigration } from '#testing/upgrade/plant-migration.ts';
import { readAboutHistory, readHistory } from './history-file.ts';
import { makeDemoDatabase } from './make-demo-database.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-history-order-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('loads the history before later migrations, which run over it', async () => {
  const about = readAboutHistory();
  if (!about) throw new Error('no history is recorded');
  const migrationsFolder = plantMigration(
    join(root, 'migrations'),
    'create table planted as select count(*)::int as people from waitlist_entries;',
    about.migration,
  );
  const history = readHistory();
  // The large tables add nothing here, and take seconds.
  const tables = history.tables.filter(({ table }) => table === 'waitlist_entries');
  const database = await openInMemory();
  await makeDemoDatabase(database, about, { ...history, tables }, migrationsFolder);
  const found = await selectRows(
    database.executor,
    sql`select people, stands_at is not null as stands from planted, sandbox_clock`,
  );
  expect(found).toEqual([{ people: 6, stands: true }]);
  await database.close();
});
