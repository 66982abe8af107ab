import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { CopiedRows, Database } from './database.ts';
import type { Executor } from './executor.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { runMigrations } from './run-migrations.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

/**
 * One process writes and nobody replicates, so the write-ahead log can be small, and a table that
 * is filled in the transaction that emptied it needs none.
 */
const SMALL_LOG = [
  ...['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB'],
];

/** The indexes that no constraint needs. */
const INDEXES = `select index.indexrelid::regclass::text as name,
    pg_get_indexdef(index.indexrelid) as definition
  from pg_index index join pg_class on pg_class.oid = index.indrelid
  where relnamespace = 'public'::regnamespace and not indisunique
  order by index.indexrelid`;

type SequenceValue = { readonly name: string; readonly value: string };

/** How long statements may follow each other before requests get a turn. */
const MAX_TURN_MS = 100;

/**
 * Statements run in this thread without ever waiting, so a long series of them would block
 * requests.
 */
function createTurns(): () => Promise<void> | undefined {
  let begunAt = 0;
  return () => {
    if (performance.now() - begunAt < MAX_TURN_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        begunAt = performance.now();
        resolve();
      }),
    );
  };
}

/** Instants and dates are left as the database writes them: Drizzle reads them by the column's type. */
const asText = (value: string) => value;
const PARSERS = Object.fromEntries(
  [
    ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
    // Arrays: timestamp, timestamp with time zone, interval, date, numeric.
    ...[1115, 1185, 1187, 1182, 1231],
  ].map((type) => [type, asText]),
);

/**
 * Drizzle passes the same parsers with each statement, and PGlite would copy its whole table of
 * them every time: two fifths of the time of a short statement. Others than ours are passed on.
 */
function withoutParsers({ parsers = {}, ...options }: QueryOptions = {}): QueryOptions {
  const areOurs = Object.keys(parsers).every((type) => type in PARSERS);
  return areOurs ? options : { ...options, parsers };
}

class GuardedPGlite extends PGlite {
  readonly #turn = createTurns();

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions) {
    assertOutsideTransaction();
    await this.#turn();
    return super.query<T>(text, values, withoutParsers(options));
  }
  override async transaction<T>(work: (tx: Transaction) => Promise<T>) {
    assertOutsideTransaction();
    return super.transaction<T>((tx) => work(this.#takingTurns(tx)));
  }
  #takingTurns(tx: Transaction): Transaction {
    const query: Transaction['query'] = async (text, values, options) => {
      await this.#turn();
      return tx.query(text, values, withoutParsers(options));
    };
    return Object.assign(Object.create(tx), { query });
  }
}

type Options = {
  /** Provides the database copy that a new folder starts from, if there is one. */
  readonly prepare?: () => Promise<Blob | undefined>;
};

/** Opens the embedded database below `folder`; a second process on it is refused. */
export async function openEmbedded(folder: string, { prepare }: Options = {}): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const dataDir = join(folder, 'db');
    // A database whose creation was interrupted is created anew.
    const unfinished = join(folder, 'db-unfinished');
    const isNew = !existsSync(join(dataDir, 'PG_VERSION')) || existsSync(unfinished);
    if (isNew) {
      await writeFile(unfinished, 'The database is being created.\n');
      await rm(dataDir, { recursive: true, force: true });
    }
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const prepared = isNew ? await prepare?.() : undefined;
    const loaded = prepared ? { loadDataDir: prepared } : {};
    const database = await openPGlite({ dataDir, ...loaded }, lock);
    await rm(unfinished, { force: true });
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}

export type InMemory = Database & {
  /**
   * Fills the tables in one transaction, without foreign keys and triggers: the rows come from a
   * database that checked them.
   */
  fill(rows: readonly CopiedRows[], sequences: readonly SequenceValue[]): Promise<void>;
  dump(compression?: 'none' | 'gzip'): Promise<Blob>;
};

export function openInMemory(snapshot?: Blob): Promise<InMemory> {
  return openPGlite(snapshot ? { loadDataDir: snapshot } : {});
}

async function openPGlite(options: PGliteOptions, lock?: FolderLock) {
  const startParams = [...PGlite.defaultStartParams, ...SMALL_LOG];
  const client = new GuardedPGlite({ ...options, startParams, extensions: { pg_trgm } });
  await client.waitReady;
  // Not by an option: those of arrays are set while it starts.
  Object.assign(client.parsers, PARSERS);
  const orm = drizzle({ client });
  return {
    kind: 'embedded' as const,
    executor: orm as unknown as Executor,
    queue: { db: fromPglite(client), backend: 'pglite' as const },
    migrate: (folder: string, until?: string) =>
      runMigrations(orm as unknown as Executor, folder, until),
    async fill(rows: readonly CopiedRows[], sequences: readonly SequenceValue[]) {
      await client.transaction(async (tx) => {
        await tx.exec('set local session_replication_role = replica');
        const tables = rows.map(({ table }) => `"${table}"`).join(', ');
        await tx.exec(`truncate ${tables} cascade`);
        // Built at once, an index takes a fraction of what it takes row by row, and a quarter less
        // space.
        const { rows: indexes } = await tx.query<{ name: string; definition: string }>(INDEXES);
        for (const { name } of indexes) await tx.exec(`drop index ${name}`);
        for (const { table, columns, text } of rows) {
          const names = columns.map((column) => `"${column}"`).join(', ');
          const blob = new Blob([text]);
          await tx.query(`copy "${table}" (${names}) from '/dev/blob'`, [], { blob });
        }
        for (const { table } of rows) await tx.exec(`reindex table "${table}"`);
        for (const { definition } of indexes) await tx.exec(definition);
        for (const { name, value } of sequences) {
          await tx.query('select setval($1::regclass, $2::bigint)', [name, value]);
        }
      });
      // Nothing else collects statistics here, and without them the planner guesses.
      for (const statement of ['analyze', 'checkpoint']) await client.exec(statement);
    },
    // Only one process uses the embedded database, so there are no messages from others.
    listen: () => ({ close: async () => {} }),
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      lock?.release();
    },
    dump: (compression: 'none' | 'gzip' = 'none') => client.dumpDataDir(compression),
  };
}
