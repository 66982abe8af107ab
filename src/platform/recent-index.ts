import { performance } from 'node:perf_hooks';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Context } from './context.ts';
import { defineJob } from './jobs.ts';
import type { Sort } from './keyset.ts';
import { worker } from './workers.ts';

/** So many of the newest rows get a trigram index of their own. */
const RECENT_ROWS = 200_000;
/** It is renewed when it has so many. A smaller table needs none. */
const MOST_ROWS = 300_000;

/** Whether a list shows the newest rows first: only such a list can be answered from them. */
const isNewestFirst = ({ kind, direction }: Sort) => kind === 'moment' && direction === 'desc';

/**
 * Makes or renews the indexes of the newest rows, one for each order. The name of an index says since
 * which day it has the rows; a run that was cut off leaves one that is not valid, which the next run
 * drops. Docs: docs/decisions/0141-a-search-looks-at-the-newest-rows-first.md.
 */
export async function renewRecentIndexes(
  { db }: Pick<Context, 'db'>,
  sorts: readonly Sort[],
  { recent = RECENT_ROWS, most = MOST_ROWS } = {},
): Promise<void> {
  for (const sort of sorts) {
    const indexes = await findIndexes(db, sort);
    const kept = indexes.find(({ isValid }) => isValid);
    const since = await dayToStartFrom(db, sort, { kept: kept?.since, recent, most });
    const name = since ? indexName(sort, since) : kept?.name;
    // Before the new one is made: it may have the same name, and would then be left as it is.
    for (const index of indexes.filter(({ isValid }) => !isValid)) await dropIndex(db, index.name);
    if (since) await createIndex(db, sort, since);
    for (const index of indexes.filter((one) => one.name !== name)) await dropIndex(db, index.name);
  }
  known.delete(db);
}

type Bounds = { kept: string | undefined; recent: number; most: number };

/** The day from which a new index has the newest rows; undefined when none is needed. */
async function dayToStartFrom(
  db: Executor,
  sort: Sort,
  { kept, recent, most }: Bounds,
): Promise<string | undefined> {
  const rows = kept ? isSince(sort, kept) : sql`true`;
  const isMore = await dayOfRow(db, sort, rows, most);
  const day = isMore && (await dayOfRow(db, sort, sql`true`, recent));
  return day === kept ? undefined : day;
}

/** The day of the row that has so many newer ones, in UTC; undefined when there are not so many. */
async function dayOfRow(db: Executor, { by }: Sort, where: SQL, newer: number) {
  const [row] = await selectRows<{ day: string }>(
    db,
    sql`select to_char(${by} at time zone 'UTC', 'YYYY-MM-DD') as day from ${by.table}
      where ${where} order by ${by} desc offset ${newer} limit 1`,
  );
  return row?.day;
}

/** What the names of an order's indexes begin with; the day follows. */
const prefixOf = ({ by }: Sort) => `${getTableName(by.table)}_${by.name}_recent_`;
const indexName = (sort: Sort, since: string) => `${prefixOf(sort)}${since.replaceAll('-', '')}`;

type RecentIndex = { name: string; since: string; isValid: boolean };

/** The indexes of an order's newest rows, the newest first. */
async function findIndexes(db: Executor, sort: Sort): Promise<RecentIndex[]> {
  const rows = await selectRows<{ name: string; isValid: boolean }>(
    db,
    sql`select relname as name, indisvalid as "isValid"
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${getTableName(sort.by.table)}::regclass
        and relname ~ ${`^${prefixOf(sort)}\\d{8}$`}
      order by relname desc`,
  );
  return rows.map(({ name, isValid }) => ({
    name,
    since: name.slice(-8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    isValid,
  }));
}

/** The condition is written out: a partial index is used only where it is known to hold. */
export const isSince = ({ by }: Sort, since: string): SQL =>
  sql`(${by} >= ${sql.raw(`'${since}T00:00:00Z'`)}::timestamptz)`;

/** Concurrently, so that nobody waits for it. */
async function createIndex(db: Executor, sort: Sort, since: string): Promise<void> {
  const name = sql.identifier(indexName(sort, since));
  await db.execute(sql`create index concurrently if not exists ${name}
    on ${sort.by.table} using gin (search_text gin_trgm_ops) where ${isSince(sort, since)}`);
}

async function dropIndex(db: Executor, name: string): Promise<void> {
  await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
}

const KNOWN_FOR_MS = 60_000;
type Known = { since: string | undefined; at: number };
const known = new WeakMap<Executor, Map<string, Known>>();

/**
 * Since when the newest rows have an index of their own; undefined when they have none. It is
 * remembered for a minute: a search that names an older day finds the same, only later.
 */
export async function readRecentSince(db: Executor, sort: Sort): Promise<string | undefined> {
  if (!isNewestFirst(sort)) return undefined;
  const ofDatabase = known.get(db) ?? new Map<string, Known>();
  known.set(db, ofDatabase);
  const order = prefixOf(sort);
  const remembered = ofDatabase.get(order);
  if (remembered && performance.now() - remembered.at < KNOWN_FOR_MS) return remembered.since;
  const since = (await findIndexes(db, sort)).find(({ isValid }) => isValid)?.since;
  ofDatabase.set(order, { since, at: performance.now() });
  return since;
}

const renewJob = defineJob({
  name: 'renew-recent-indexes',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 300, maxDelaySeconds: 3_600 },
  schedule: '40 8 * * *',
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const recentIndexWorkers = (sorts: readonly Sort[]) => [
  worker(renewJob, (context) => renewRecentIndexes(context, sorts)),
];
