import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { generateData } from '../scripts/generate-data.ts';
import { isTransient } from '../src/db/errors.ts';
import type { Executor } from '../src/db/executor.ts';
import { SORTS, selectApplications } from '../src/features/applications/server/list-queries.ts';
import { additionOf } from '../src/features/reviews/server/list-applications.ts';
import { findFreePort } from '../src/testing/free-port.ts';
import { fetchAgain, signInAdmin } from './admin-token.ts';
import type { BareLists } from './bare-lists.ts';
import { type Comparison, compare, type Figure, type Measured, median } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import type { Product } from './product.ts';

const SIZES = [1_000, 10_000, 100_000] as const;
const PATH = '/api/admin/applications';
const LATENCY_REQUESTS = 200;

/** The measured queries: the first page, a page deep in the list, a rare name and a common word. */
const QUESTIONS = {
  list: '',
  'list by state': '?state=NV',
  'search, a name': '?search=conceicao+beatriz',
  'search, a city': '?search=provo',
} as const;
type Question = keyof typeof QUESTIONS;

const barePath = (question: Question) => `/${question.replace(/\W+/g, '-')}`;

/** Lists and searches of applications at three sizes, against a bare handler with the same SQL. */
export async function measureAdminLists(product: Product): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  const db = drizzle({ client: pool }) as unknown as Executor;
  const comparisons: Comparison[] = [];
  const figures: Figure[] = [];
  const speeds = new Map<string, number>();
  try {
    for (const size of SIZES) {
      await fill(db, size);
      const bare = await startBare(product, pool);
      try {
        for (const question of Object.keys(QUESTIONS) as Question[]) {
          const address = `${product.url}${PATH}${QUESTIONS[question]}`;
          const bareAddress = bare.url + barePath(question);
          const name = `${question}, ${size.toLocaleString('en-US')} applications`;
          const comparison = await compare({
            name,
            unit: 'requests/s',
            against: 'bare Hono, same SQL',
            goal: '≥ 0.5',
            rounds: 5,
            ours: async () => requestsPerSecond(address, { headers: await signInAdmin(product) }),
            limit: () => requestsPerSecond(bareAddress),
          });
          comparisons.push(comparison);
          speeds.set(`${question} ${size}`, comparison.ours);
          figures.push({
            name: `${name}, one after the other`,
            unit: 'ms (median)',
            value: await latency(address, await signInAdmin(product)),
          });
        }
      } finally {
        await bare.stop();
      }
    }
  } finally {
    await pool.end();
  }
  for (const question of Object.keys(QUESTIONS) as Question[]) {
    const growth = (speeds.get(`${question} 10000`) ?? 0) / (speeds.get(`${question} 100000`) ?? 1);
    figures.push({
      name: `${question}: time at 100,000 ÷ time at 10,000`,
      unit: '×',
      value: Math.round(growth * 100) / 100,
      goal: '≤ 1.5',
    });
  }
  return { comparisons, figures };
}

async function fill(db: Executor, applications: number): Promise<void> {
  await emptyTables(db);
  await db.execute(sql`delete from identity_users where email like '%@example.com'`);
  const now = new Date('2026-11-15T12:00:00Z');
  await generateData(db, { applications, seed: 7, now, capacity: 480 });
  await db.execute(sql`vacuum analyze applications`);
}

const MOST_ATTEMPTS = 10;

/** The product's jobs may lock these tables in another order: a deadlock is retried. */
async function emptyTables(db: Executor, attempt = 1): Promise<void> {
  try {
    await db.execute(
      sql`truncate applications, deposits, tallies, tally_changes, groups, group_places, waitlist_entries, page_visits cascade`,
    );
  } catch (error) {
    if (!isTransient(error) || attempt === MOST_ATTEMPTS) throw error;
    await emptyTables(db, attempt + 1);
  }
}

/** The statements of a list: sign-in and general limit are remembered by the process. */
async function statementsOf(pool: pg.Pool, question: Question) {
  const search = new URLSearchParams(QUESTIONS[question]);
  const filter = {
    search: search.get('search') ?? undefined,
    state: (search.get('state') ?? undefined) as 'NV' | undefined,
  };
  const addition = additionOf({ payments: { mode: 'sandbox' } }, {});
  const statements: BareLists['statements'][string] = [];
  const db = drizzle({
    client: pool,
    logger: { logQuery: (text, params) => void statements.push({ sql: text, params }) },
  }) as unknown as Executor;
  await selectApplications(db, filter, addition, SORTS.newest, { limit: 25 });
  return statements;
}

async function startBare(product: Product, pool: pg.Pool) {
  const folder = mkdtempSync(join(tmpdir(), 'casa-bare-'));
  const port = await findFreePort();
  const given: BareLists = {
    port,
    databaseUrl: product.databaseUrl,
    statements: Object.fromEntries(
      await Promise.all(
        (Object.keys(QUESTIONS) as Question[]).map(async (question) => [
          barePath(question),
          await statementsOf(pool, question),
        ]),
      ),
    ),
  };
  writeFileSync(join(folder, 'given.json'), JSON.stringify(given));
  const script = join(import.meta.dirname, 'bare-lists.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, join(folder, 'given.json')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function latency(address: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < LATENCY_REQUESTS; index += 1) {
    const started = performance.now();
    const response = await fetchAgain(address, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return Math.round(median(times) * 10) / 10;
}
