import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import { isDatabaseAway, isUniqueViolation } from './errors.ts';
import { selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';

const open = (connectionString: string) =>
  openPostgres({ connectionString, maxConnections: 4, onError: () => {} });

describe('openPostgres', () => {
  it('migrates once when several processes start together', async () => {
    const url = await createEmptyPostgres();
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

  it('tells a violated constraint from a database that cannot be reached', async () => {
    const database = open(await createEmptyPostgres());
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
