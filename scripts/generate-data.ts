import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '../src/db/executor.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import type { FilesProvider } from '../src/providers/files/files-provider.ts';
import { createContext } from '../src/server/start/create-context.ts';
import { defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';
import type { Generated } from './generate/generated.ts';
import { insertRows } from './generate/insert-rows.ts';
import { writePapers } from './generate/papers.ts';
import { generateRows, type Plan } from './generate/rows.ts';

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
export async function generateData(
  db: Executor,
  plan: Plan,
  files?: Pick<FilesProvider, 'write'>,
): Promise<number> {
  const rows = generateRows(plan);
  let written = 0;
  for (const table of ORDER) {
    await insertRows(db, table, rows[table]);
    written += rows[table].length;
  }
  if (files) written += await writePapers(db, files, rows.applications, plan.seed);
  for (const table of ORDER) await db.execute(sql`analyze ${sql.identifier(table)}`);
  return written;
}

const command = defineCommand({
  name: 'npm run generate-data',
  about:
    'Fills an empty database (DATABASE_URL or DATA_DIR) with a year of invented people: applications, deposits, groups and visits. Applications that wait for a review have papers. The same seed gives the same people. Not for production.',
  options: {
    applications: { kind: 'number', about: 'How many apply', fallback: 1000, min: 1 },
    seed: { kind: 'number', about: 'Which people they are', fallback: 1 },
  },
  async run({ applications, seed }) {
    const config = readConfig({ ...process.env, DEMO_HISTORY: '0' });
    if (config.isProduction) throw new Error('Invented people have no place in production.');
    const runtime = await createContext(config);
    try {
      const { db, clock, files } = runtime.context;
      const [found] = await selectRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from applications`,
      );
      if (found?.count) throw new Error('There are applications already; use an empty database.');
      const started = performance.now();
      const plan = { applications, seed, now: clock.now(), capacity: config.GROUP_CAPACITY };
      const written = await generateData(db, plan, files);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`Wrote ${written.toLocaleString('en-US')} rows in ${seconds} s.`);
      return 0;
    } finally {
      await runtime.close();
    }
  },
});

if (import.meta.main) await runProgram(command);
