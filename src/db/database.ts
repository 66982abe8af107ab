import type { Db as BossDatabase } from 'pg-boss';
import type { Executor } from './executor.ts';
import type { Hearing, Listener } from './listener.ts';

/** An open database, whichever of the two kinds it is. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly executor: Executor;
  /** How the job queue reaches the same database. */
  readonly queue:
    | { readonly connectionString: string }
    | { readonly db: BossDatabase; readonly backend: 'pglite' };
  /** Applies the migrations, or refuses a database that others made; several may start at once. */
  migrate(folder: string): Promise<void>;
  /** Listens to what other processes send on a channel (`pg_notify`). */
  listen(channel: string, hearing: Hearing): Listener;
  /** Throws when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
