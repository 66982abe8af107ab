import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '../src/db/executor.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import { createContext } from '../src/server/start/create-context.ts';
import type { Generated } from './generate/generated.ts';
import { insertRows } from './generate/insert-rows.ts';
import { makeRows, type Plan } from './generate/make-rows.ts';

/** The order in which tables are filled: tables that others refer to come first. */
const ORDER: readonly (keyof Generated)[] = [
  'applications',
  'application_consents',
  'application_history_notes',
  'deposits',
  'groups',
  'group_places',
  'identity_users',
  'users',
  'waitlist_entries',
  'page_visits',
];

/** Fills a database with a year of generated people; returns the number of rows. */
export async function generateData(db: Executor, plan: Plan): Promise<number> {
  const rows = makeRows(plan);
  let written = 0;
  for (const table of ORDER) {
    await insertRows(db, table, rows[table]);
    written += rows[table].length;
  }
  for (const table of ORDER) await db.execute(sql`analyze ${sql.identifier(table)}`);
  return written;
}

/** `npm run generate-data -- --applications 10000 --seed 7`, on DATABASE_URL or DATA_DIR. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      applications: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const config = readConfig(process.env);
  if (config.isProduction) throw new Error('Invented people have no place in production.');
  const runtime = await createContext(config);
  try {
    const { db, clock } = runtime.context;
    const [found] = await selectRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from applications`,
    );
    if (found?.count) throw new Error('There are applications already; use an empty database.');
    const started = performance.now();
    const written = await generateData(db, {
      applications: Number(values.applications),
      seed: Number(values.seed),
      now: clock.now(),
      capacity: config.GROUP_CAPACITY,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Wrote ${written.toLocaleString('en-US')} rows in ${seconds} s.`);
  } finally {
    await runtime.close();
  }
}

if (import.meta.main) await main();
