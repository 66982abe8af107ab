import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { openInMemory } from '#db/embedded.ts';
import { openPostgres } from '#db/postgres.ts';

/** Creates a database without tables on the tests' PostgreSQL; returns its connection string. */
export async function createEmptyPostgres(): Promise<string> {
  const prepared = inject('testDatabase');
  if (prepared.kind !== 'postgres') throw new Error('needs PostgreSQL');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${prepared.url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${prepared.url}/${name}`;
}

/** A database without tables, of the kind the tests run on. */
export async function openEmptyDatabase(): Promise<Database> {
  if (inject('testDatabase').kind !== 'postgres') return openInMemory();
  const connectionString = await createEmptyPostgres();
  return openPostgres({ connectionString, maxConnections: 2, onError: () => {} });
}
