import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import type { Database } from './database.ts';
import { type Executor, selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';

const RUNS = 12;

/** The statements that the only connection has prepared. */
const preparedOn = (db: Executor) =>
  selectRows<{ statement: string }>(
    db,
    sql`select statement from pg_prepared_statements where statement <> 'begin'`,
  );

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

  /** How often the only connection writes to the database while something is done. */
  const writesOf = async (db: Executor, work: () => Promise<unknown>) => {
    const pool = (db as unknown as { $client: pg.Pool }).$client;
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    client.release();
    const writes = [vi.spyOn(stream, '_writev' as never), vi.spyOn(stream, '_write')];
    await work();
    const count = writes.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of writes) spy.mockRestore();
    return count;
  };
  const addTwo = (db: Executor, total: number) =>
    db.transaction(async (tx) => {
      const first = await selectRows<{ id: string; total: number }>(
        tx,
        sql`insert into sums values (${total}) returning total, pg_current_xact_id()::text as id`,
      );
      const second = await selectRows<{ id: string }>(
        tx,
        sql`insert into sums values (${total}) returning pg_current_xact_id()::text as id`,
      );
      expect(second[0]?.id).toBe(first[0]?.id);
      expect(first[0]?.total).toBe(total);
    });
  const totals = async (db: Executor) =>
    (await selectRows<{ total: number }>(db, sql`select total from sums order by total`)).map(
      ({ total }) => total,
    );

  it('begins a transaction together with its first statement', async () => {
    const db = await open();
    await addTwo(db, 4_000);
    expect(await writesOf(db, () => addTwo(db, 5_000))).toBe(3);
    for (let run = 0; run < RUNS; run += 1) await addTwo(db, 6_000);
    expect(await writesOf(db, () => addTwo(db, 7_000))).toBe(3);
    expect(await totals(db)).toHaveLength(3 + 2 * (RUNS + 3));
  });

  it('rolls back what began that way, also when the first statement fails', async () => {
    const db = await open();
    await addTwo(db, 4_000);
    const before = await totals(db);
    const stop = db.transaction(async (tx) => {
      await tx.execute(sql`insert into sums values (${8})`);
      throw new Error('no');
    });
    await expect(stop).rejects.toThrow('no');
    const wrong = db.transaction(async (tx) => {
      await tx.execute(sql`insert into sums values (${null})`);
    });
    await expect(wrong).rejects.toMatchObject({ cause: { code: '23502' } });
    expect(await totals(db)).toEqual(before);
    await addTwo(db, 9_000);
    expect(await totals(db)).toHaveLength(before.length + 2);
  });

  it('begins on its own where the first statement has no values, and not at all without one', async () => {
    const db = await open();
    await addTwo(db, 4_000);
    const stop = db.transaction(async (tx) => {
      await tx.execute(sql`insert into sums values (5); insert into sums values (6)`);
      throw new Error('no');
    });
    await expect(stop).rejects.toThrow('no');
    expect(await totals(db)).toEqual([1, 20, 300, 4_000, 4_000]);
    expect(await writesOf(db, () => db.transaction(async () => {}))).toBe(0);
    const nested = db.transaction((tx) => tx.transaction((inner) => readTotal(inner, 2)));
    expect(await nested).toBe(20);
    const state = await selectRows(db, sql`select pg_current_xact_id_if_assigned() as id`);
    expect(state).toEqual([{ id: null }]);
  });
});
