import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import type { Database } from './database.ts';
import { type Executor, selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';

const RUNS = 12;

/** The statements that the only connection has prepared. */
const preparedOn = (db: Executor) =>
  selectRows<{ statement: string }>(db, sql`select statement from pg_prepared_statements`);

const readTotal = async (db: Executor, atLeast: number) => {
  const rows = await selectRows<{ total: unknown }>(
    db,
    sql`select total from sums where total >= ${atLeast} order by total limit 1`,
  );
  return rows[0]?.total;
};

describe('a connection that prepares what runs often', () => {
  const opened: Database[] = [];
  const open = async (isPooled = false) => {
    const connectionString = await createEmptyPostgres();
    const database = openPostgres({
      connectionString,
      ...(isPooled ? { directConnectionString: connectionString } : {}),
      maxConnections: 1,
      onError: () => {},
    });
    opened.push(database);
    const db = database.executor;
    await db.execute(sql`create table sums (total integer not null)`);
    await db.execute(sql`insert into sums values (1), (20), (300)`);
    return db;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it('prepares after some uses, inside transactions too, with the values of each', async () => {
    const db = await open();
    expect(await readTotal(db, 2)).toBe(20);
    expect(await preparedOn(db)).toEqual([]);
    for (let run = 0; run < RUNS; run += 1) expect(await readTotal(db, 2)).toBe(20);
    expect(await db.transaction((tx) => readTotal(tx, 21))).toBe(300);
    expect(await readTotal(db, 301)).toBeUndefined();
    expect(await preparedOn(db)).toEqual([
      { statement: 'select total from sums where total >= $1 order by total limit 1' },
    ]);
  });

  it('prepares nothing behind a pooler, and nothing that may be several statements', async () => {
    const pooled = await open(true);
    for (let run = 0; run < RUNS; run += 1) await readTotal(pooled, 2);
    expect(await preparedOn(pooled)).toEqual([]);
    const db = await open();
    for (let run = 0; run < RUNS; run += 1) await db.execute(sql`select 1; select 2`);
    expect(await preparedOn(db)).toEqual([]);
  });

  it('goes on after a migration that changed a type', async () => {
    const db = await open();
    for (let run = 0; run < RUNS; run += 1) await readTotal(db, 2);
    await db.execute(sql`alter table sums alter total type text using total::text`);
    const readInTransaction = () => db.transaction((tx) => readTotal(tx, 2));
    // The statement of the old type fails once on each connection.
    await expect(readInTransaction()).rejects.toThrow();
    expect(await readInTransaction()).toBe('20');
  });
});
