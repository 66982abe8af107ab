import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import { isDatabaseUnreachable, isUniqueViolation } from './errors.ts';
import { type Executor, selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';
import { prepareOnce } from './prepare-once.ts';

const rows = pgTable('prepared_rows', { n: integer(), label: text() });

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
    expect(isDatabaseUnreachable(repeated)).toBe(false);
    await database.close();
    const away = open('postgres://postgres@127.0.0.1:1/none');
    const refused = await away.ping().catch((error: unknown) => error);
    expect(isDatabaseUnreachable(refused)).toBe(true);
    await away.close();
  });

  const byNumber = prepareOnce('row_by_number', (db, name) =>
    db
      .select({ n: rows.n, label: rows.label })
      .from(rows)
      .where(eq(rows.n, sql.placeholder('n')))
      .prepare(name),
  );
  /** One connection, so that what it has prepared can be read. */
  const openRows = async (settings: { hasPooler: boolean }) => {
    const url = await createEmptyPostgres();
    const database = openPostgres({
      connectionString: url,
      directConnectionString: settings.hasPooler ? url : undefined,
      maxConnections: 1,
      onError: () => {},
    });
    await database.executor.execute(sql`create table prepared_rows (n int, label text)`);
    await database.executor.execute(sql`insert into prepared_rows values (1, 'one'), (2, 'two')`);
    const preparedNames = async () => {
      const statement = sql`select name from pg_prepared_statements`;
      return (await selectRows<{ name: string }>(database.executor, statement)).map((r) => r.name);
    };
    return { database, preparedNames };
  };

  it('prepares what runs often by its name', async () => {
    const { database, preparedNames } = await openRows({ hasPooler: false });
    expect(await byNumber(database.executor).execute({ n: 1 })).toEqual([{ n: 1, label: 'one' }]);
    expect(await byNumber(database.executor).execute({ n: 2 })).toEqual([{ n: 2, label: 'two' }]);
    expect(await preparedNames()).toEqual(['row_by_number']);
    await database.close();
  });

  it('prepares nothing by name behind a pooler, nor in a transaction', async () => {
    const { database, preparedNames } = await openRows({ hasPooler: true });
    expect(await byNumber(database.executor).execute({ n: 1 })).toHaveLength(1);
    await database.executor.transaction((tx) =>
      byNumber(tx as unknown as Executor).execute({ n: 1 }),
    );
    expect(await preparedNames()).toEqual([]);
    await database.close();
  });

  it('fails once on a connection when a column has changed its type, then prepares anew', async () => {
    const { database } = await openRows({ hasPooler: false });
    const read = () => byNumber(database.executor).execute({ n: 1 });
    await read();
    await database.executor.execute(
      sql`alter table prepared_rows alter label type varchar(20) using 'changed'`,
    );
    await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } });
    expect(await read()).toEqual([{ n: 1, label: 'changed' }]);
    await database.close();
  });
});
