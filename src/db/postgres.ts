import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Executor } from './executor.ts';
import { listenOnPostgres } from './listener.ts';
import { allowNames } from './prepare-once.ts';
import { runMigrations } from './run-migrations.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

/** The key of the advisory lock for migrations: arbitrary, but the same in every process. */
const MIGRATION_LOCK = 72_001_946;
/** Reports are few, and each uses one connection. */
const REPLICA_CONNECTIONS = 4;

export type PostgresOptions = {
  connectionString: string;
  /** The same database past a pooler in transaction mode; `connectionString` where there is none. */
  directConnectionString?: string | undefined;
  /** A streaming replica for reports. */
  replicaConnectionString?: string | undefined;
  maxConnections: number;
  /** How long to wait for a connection before the database counts as unreachable. */
  connectionWaitMs?: number;
  onError: (error: Error) => void;
};

type OnConnect = Parameters<pg.Pool['connect']>[0];

/** Every statement and every transaction takes its connection here. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnect: OnConnect): void;
  override connect(onConnect?: OnConnect) {
    assertOutsideTransaction();
    return onConnect ? super.connect(onConnect) : super.connect();
  }
}

/** Opens a PostgreSQL database through a pool of connections. */
export function openPostgres(options: PostgresOptions): Database {
  const direct = options.directConnectionString ?? options.connectionString;
  const pool = openPool(options, {
    connectionString: options.connectionString,
    max: options.maxConnections,
  });
  const executor = drizzle({ client: pool }) as unknown as Executor;
  const hasPooler = options.directConnectionString !== undefined;
  if (!hasPooler) allowNames(executor);
  const replica =
    options.replicaConnectionString === undefined
      ? undefined
      : openPool(options, {
          connectionString: options.replicaConnectionString,
          max: REPLICA_CONNECTIONS,
        });

  return {
    kind: 'postgres',
    executor,
    ...(replica ? { replica: drizzle({ client: replica }) as unknown as Executor } : {}),
    queue: { connectionString: direct },
    async migrate(folder, until) {
      // Advisory locks belong to a session, and behind a pooler each statement may run in another
      // one.
      const client = new pg.Client({ connectionString: direct, application_name: 'casa-circle' });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        return await runMigrations(drizzle({ client }) as unknown as Executor, folder, until);
      } finally {
        // Releases the lock too.
        await client.end().catch(() => {});
      }
    },
    listen: (options) => listenOnPostgres(direct, options),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most: options.maxConnections,
      waiting: pool.waitingCount,
    }),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([pool.end(), replica?.end()]);
    },
  };
}

function openPool(
  { connectionWaitMs = 3_000, onError }: PostgresOptions,
  own: pg.PoolConfig,
): GuardedPool {
  const pool = new GuardedPool({
    ...own,
    connectionTimeoutMillis: connectionWaitMs,
    idleTimeoutMillis: 30_000,
    application_name: 'casa-circle',
  });
  pool.on('error', onError);
  // A connection lost while it is checked out emits an error on the client, not on the pool;
  // unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
