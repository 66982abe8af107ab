import type { Db as BossDatabase } from 'pg-boss';
import type { Executor } from './executor.ts';
import type { Listener, ListenerOptions } from './listener.ts';

/** Rows of a table in the text format of COPY. */
export type CopiedRows = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly text: string;
};

/** An open database, whichever of the two kinds it is. */
export type Database = {
  readonly kind: 'postgres' | 'embedded';
  readonly executor: Executor;
  /** Reads of a streaming replica, some seconds old; undefined where there is none. */
  readonly replica?: Executor;
  /** How the job queue connects to the same database. */
  readonly queue:
    | { readonly connectionString: string }
    | { readonly db: BossDatabase; readonly backend: 'pglite' };
  /**
   * Applies the migrations that are missing, until the named one or all of them, or refuses a
   * database made by other migrations; safe when several processes start at once. Answers the name
   * of the last applied one.
   */
  migrate(folder: string, until?: string): Promise<string | undefined>;
  /**
   * Fills the tables of a new database in one transaction, without foreign keys and triggers: the
   * rows come from a database that checked them. Only the embedded database can.
   */
  fill?(
    rows: readonly CopiedRows[],
    sequences: readonly { readonly name: string; readonly value: string }[],
  ): Promise<void>;
  /** Listens to messages of other processes (`pg_notify`). */
  listen(hearing: ListenerOptions): Listener;
  /** Throws when the database is unreachable. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
