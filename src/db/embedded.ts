import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Transaction,
} from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { CopiedRows, Database } from './database.ts';
import type { Executor } from './executor.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { refuseOtherMigrations } from './refuse-other-migrations.ts';
import { type OnSync, SYNCED_START, syncFiles, syncFolder } from './sync-files.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

/**
 * One process writes, nobody replicates: the write-ahead log may be small, and a table that is
 * filled in the transaction that emptied it needs none.
 */
const SMALL_LOG = [
  ...['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB'],
];

type SequenceValue = { readonly name: string; readonly value: string };

class GuardedPGlite extends PGlite {
  override async query<T>(text: string, values?: unknown[], options?: QueryOptions) {
    assertOutsideTransaction();
    return super.query<T>(text, values, options);
  }
  override async transaction<T>(work: (tx: Transaction) => Promise<T>) {
    assertOutsideTransaction();
    return super.transaction<T>(work);
  }
}

type Options = {
  /** Gives the copy that a new database begins as, if there is one. */
  readonly prepare?: () => Promise<Blob | undefined>;
  /** Wait for the disk at every commit: a power failure then loses nothing that was acknowledged. */
  readonly isSynced?: boolean;
  readonly onSync?: OnSync;
};

/** Opens the embedded database below `folder`; a second process on it is refused. */
export async function openEmbedded(
  folder: string,
  { prepare, isSynced = false, onSync }: Options = {},
): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const dataDir = join(folder, 'db');
    const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const prepared = isNew ? await prepare?.() : undefined;
    const options = { dataDir, ...(prepared ? { loadDataDir: prepared } : {}) };
    if (!isSynced) return await openPGlite(options, lock);
    const { client, ...database } = await openPGlite(
      { ...options, startParams: SYNCED_START },
      lock,
    );
    syncFiles(client, onSync);
    syncFolder(dataDir);
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An embedded database that lives in memory, for tests. */
export function openInMemory(
  snapshot?: Blob,
): Promise<Database & { dump(compression?: 'none' | 'gzip'): Promise<Blob> }> {
  return openPGlite(snapshot ? { loadDataDir: snapshot } : {});
}

async function openPGlite(options: PGliteOptions, lock?: FolderLock) {
  const startParams = [...(options.startParams ?? PGlite.defaultStartParams), ...SMALL_LOG];
  const client = new GuardedPGlite({ ...options, startParams, extensions: { pg_trgm } });
  await client.waitReady;
  const orm = drizzle({ client });
  return {
    client,
    kind: 'embedded' as const,
    executor: orm as unknown as Executor,
    queue: { db: fromPglite(client), backend: 'pglite' as const },
    async migrate(folder: string) {
      await refuseOtherMigrations(orm as unknown as Executor, folder);
      await migrate(orm, { migrationsFolder: folder });
    },
    async fill(rows: readonly CopiedRows[], sequences: readonly SequenceValue[]) {
      await client.transaction(async (tx) => {
        await tx.exec('set local session_replication_role = replica');
        const tables = rows.map(({ table }) => `"${table}"`).join(', ');
        await tx.exec(`truncate ${tables} cascade`);
        for (const { table, columns, text } of rows) {
          const names = columns.map((column) => `"${column}"`).join(', ');
          const blob = new Blob([text]);
          await tx.query(`copy "${table}" (${names}) from '/dev/blob'`, [], { blob });
        }
        for (const { name, value } of sequences) {
          await tx.query('select setval($1::regclass, $2::bigint)', [name, value]);
        }
      });
      // Indexes that grew row by row are a quarter larger than they need be. Nothing else collects
      // statistics here, and without them the planner guesses.
      for (const statement of ['reindex schema public', 'analyze', 'checkpoint']) {
        await client.exec(statement);
      }
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
