import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Executor } from './executor.ts';
import { listenOnPostgres } from './listener.ts';
import { refuseOtherMigrations } from './refuse-other-migrations.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

/** The key of the advisory lock for migrations: arbitrary, but the same in every process. */
const MIGRATION_LOCK = 72_001_946;

export type PostgresOptions = {
  connectionString: string;
  /** Where to listen for messages, if not there: a pooler between us does not pass them on. */
  listenUrl?: string | undefined;
  maxConnections: number;
  /** How long to wait for a connection before the database counts as unreachable. */
  connectionWaitMs?: number;
  onError: (error: Error) => void;
};

class GuardedPool extends pg.Pool {
  // The pool's methods have many overloads; the guard is the same for each.
  override query = ((...given: unknown[]) => {
    assertOutsideTransaction();
    return Reflect.apply(pg.Pool.prototype.query, this, given);
  }) as pg.Pool['query'];
  override connect = ((...given: unknown[]) => {
    if (given.length === 0) assertOutsideTransaction();
    return Reflect.apply(pg.Pool.prototype.connect, this, given);
  }) as pg.Pool['connect'];
}

/** Opens a PostgreSQL database through a pool of connections. */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new GuardedPool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectionWaitMs ?? 3_000,
    idleTimeoutMillis: 30_000,
    application_name: 'casa-circle',
  });
  pool.on('error', options.onError);
  // A connection lost while it is checked out emits an error on the client, not on the pool;
  // unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));

  return {
    kind: 'postgres',
    executor: drizzle({ client: pool }) as unknown as Executor,
    queue: { connectionString: options.connectionString },
    async migrate(folder) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        const orm = drizzle({ client });
        await refuseOtherMigrations(orm as unknown as Executor, folder);
        await migrate(orm, { migrationsFolder: folder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
        client.release();
      }
    },
    listen: (hearing) => listenOnPostgres(options.listenUrl ?? options.connectionString, hearing),
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
