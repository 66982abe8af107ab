import type { Db as BossDatabase } from 'pg-boss';
import type { Executor } from './executor.ts';
import type { Listener, ListenerOptions } from './listener.ts';

/** Rows of a table in the text format of COPY. */
export type CopiedRows = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly text: string;
};

/** Connections of a pool: how many are used, open and unused, and allowed, and who waits for one. */
export type Connections = Readonly<Record<'used' | 'idle' | 'most' | 'waiting', number>>;

/** An open database of either kind. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly executor: Executor;
  /** Reads from a streaming replica that lags by seconds; undefined without one. */
  readonly replica?: Executor;
  /** How the job queue connects to the same database. */
  readonly queue:
    | { readonly connectionString: string }
    | { readonly db: BossDatabase; readonly backend: 'pglite' };
  /**
   * Applies missing migrations, up to the named one or all of them, and refuses a database that
   * other migrations made. Safe when several processes start at once. Returns the name of the last
   * applied one.
   */
  migrate(folder: string, until?: string): Promise<string | undefined>;
  /** Listens to messages of other processes (`pg_notify`). */
  listen(options: ListenerOptions): Listener;
  /** The pool of this process; undefined for the embedded database, which has none. */
  connections?(): Connections;
  /** Throws when the database is unreachable. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
