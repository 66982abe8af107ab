import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { openInMemory } from '#db/embedded.ts';
import { openPostgres } from '#db/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the global setup prepared for the project. */
    testDatabase: { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string };
  }
}

/** Thirty-two pages: about what a test of 480 members writes. */
const TRUNCATED_FROM_BYTES = 262_144;

/** Name of the migrated database that test databases are copied from. */
export const TEMPLATE = 'casa_template';

/** Opens an empty, migrated database for this worker. */
export async function openTestDatabase(): Promise<Database> {
  const prepared = inject('testDatabase');
  if (prepared.kind === 'embedded')
    return openInMemory(new Blob([readFileSync(prepared.snapshot)]));
  const connectionString = await createPostgresDatabase();
  // A long connection timeout, because concurrency tests wait longer on a busy machine.
  return openPostgres({
    connectionString,
    maxConnections: 20,
    connectionWaitMs: 30_000,
    onError: () => {},
  });
}

/**
 * A new database on the test server, copied from the migrated template; returns its connection
 * string.
 */
export async function createPostgresDatabase(): Promise<string> {
  const prepared = inject('testDatabase');
  if (prepared.kind !== 'postgres') throw new Error('This test belongs in a *.pg.test.ts file.');
  const server = prepared.url;
  const name = `test_${process.pid}_${process.hrtime.bigint()}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  return `${server}/${name}`;
}

/**
 * Deletes every row of our tables and the job queue, bypassing the triggers that forbid it.
 * Deleting the few rows of a test is far quicker than truncating every table with its indexes; a
 * table that has grown is truncated, because deleted rows stay in its file.
 */
export async function emptyDatabase({ executor }: Database): Promise<void> {
  await executor.execute(
    sql.raw(`do $$
      declare found record;
      begin
        set local session_replication_role = replica;
        for found in
          select relname as name, pg_relation_size(oid) as size from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
        loop
          if found.size > ${TRUNCATED_FROM_BYTES} then
            execute format('truncate %I cascade', found.name);
          else
            execute format('delete from %I', found.name);
          end if;
        end loop;
      end $$`),
  );
  await executor.execute(sql`delete from pgboss.job`);
}
