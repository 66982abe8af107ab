import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { isDatabaseAway, isUniqueViolation } from './errors.ts';
import { selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';

async function createEmptyDatabase(): Promise<string> {
  const prepared = inject('testDatabase');
  if (prepared.kind !== 'postgres') throw new Error('needs PostgreSQL');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${prepared.url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${prepared.url}/${name}`;
}

const open = (connectionString: string) =>
  openPostgres({ connectionString, maxConnections: 4, onError: () => {} });

describe('openPostgres', () => {
  it('migrates once when several processes start together', async () => {
    const url = await createEmptyDatabase();
    const databases = Array.from({ length: 4 }, () => open(url));
    await Promise.all(databases.map((database) => database.migrate('migrations')));
    const [row] = await selectRows<{ count: number }>(
      (databases[0] as ReturnType<typeof open>).executor,
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    const { default: journal } = await import('../../migrations/meta/_journal.json', {
      with: { type: 'json' },
    });
    expect(row?.count).toBe(journal.entries.length);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('tells a broken constraint from a database that is away', async () => {
    const database = open(await createEmptyDatabase());
    await database.executor.execute(sql`create table t (n int constraint only_one unique)`);
    await database.executor.execute(sql`insert into t values (1)`);
    const repeated = await database.executor
      .execute(sql`insert into t values (1)`)
      .catch((error: unknown) => error);
    expect(isUniqueViolation(repeated, 'only_one')).toBe(true);
    expect(isUniqueViolation(repeated, 'another')).toBe(false);
    expect(isDatabaseAway(repeated)).toBe(false);
    await database.close();
    const away = open('postgres://postgres@127.0.0.1:1/none');
    const refused = await away.ping().catch((error: unknown) => error);
    expect(isDatabaseAway(refused)).toBe(true);
    await away.close();
  });
});
