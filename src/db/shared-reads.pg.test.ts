import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import type { Database } from './database.ts';
import { type Executor, selectRows } from './executor.ts';
import { openPostgres } from './postgres.ts';

/** As many runs make a statement one that runs often. */
const RUNS = 12;
const TOGETHER = 10;

type Answer = { pid: number; value: number };

/** Divides a hundred, and says which connection did it. */
const divide = (db: Executor, by: number) =>
  selectRows<Answer>(db, sql`select pg_backend_pid() as pid, 100 / ${by}::int as value`).then(
    ([answer]) => answer as Answer,
  );

const sleep = (db: Executor, seconds: number) =>
  selectRows<Answer>(
    db,
    sql`select pg_backend_pid() as pid, length(pg_sleep(${seconds}::float8)::text) as value`,
  ).then(([answer]) => answer as Answer);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const often = async (read: () => Promise<unknown>) => {
  for (let run = 0; run < RUNS; run += 1) await read();
};

/** Reads with 1, 2, 3 … at once. */
const together = <T>(read: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TOGETHER }, (_, index) => read(index + 1)));

const connectionsOf = (answers: readonly Answer[]) => new Set(answers.map(({ pid }) => pid)).size;

describe('reads that share a connection', () => {
  const opened: Database[] = [];
  const open = async ({ isPooled = false, maxConnections = 4 } = {}) => {
    const connectionString = await createEmptyPostgres();
    const database = openPostgres({
      connectionString,
      ...(isPooled ? { directConnectionString: connectionString } : {}),
      maxConnections,
      onError: () => {},
    });
    opened.push(database);
    return database.executor;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it('are sent behind each other once they run often, and each has its own answer', async () => {
    const db = await open();
    expect(connectionsOf(await together((by) => divide(db, by)))).toBeGreaterThan(1);
    await often(() => divide(db, 1));
    const answers = await together((by) => divide(db, by));
    expect(connectionsOf(answers)).toBe(1);
    expect(answers.map(({ value }) => value)).toEqual([100, 50, 33, 25, 20, 16, 14, 12, 11, 10]);
  });

  it('share nothing behind a pooler', async () => {
    const db = await open({ isPooled: true });
    await often(() => divide(db, 1));
    expect(connectionsOf(await together((by) => divide(db, by)))).toBeGreaterThan(1);
  });

  it('fail alone', async () => {
    const db = await open();
    await often(() => divide(db, 1));
    const settled = await Promise.allSettled([5, 0, 4, 0, 2].map((by) => divide(db, by)));
    const values = settled.map((one) => (one.status === 'fulfilled' ? one.value.value : 'refused'));
    expect(values).toEqual([20, 'refused', 25, 'refused', 50]);
  });

  it('do not wait for one that takes long', async () => {
    const db = await open();
    await often(() => divide(db, 1));
    await often(() => sleep(db, 0));
    const ended: string[] = [];
    const slow = sleep(db, 0.5).then(() => ended.push('slow'));
    await wait(30);
    await divide(db, 2).then(() => ended.push('quick'));
    await slow;
    expect(ended).toEqual(['quick', 'slow']);
  });

  it('do not share with a statement that took long before', async () => {
    const db = await open();
    await often(() => divide(db, 1));
    await often(() => sleep(db, 0));
    // Also when several were under way when it proved slow.
    await Promise.all([sleep(db, 0.3), sleep(db, 0), sleep(db, 0)]);
    const [slow, ...quick] = await Promise.all([sleep(db, 0.1), divide(db, 2), divide(db, 4)]);
    expect(connectionsOf(quick)).toBe(1);
    expect(quick[0]?.pid).not.toBe(slow.pid);
  });

  it('leave writes apart, which commit together on several connections', async () => {
    const db = await open();
    await db.execute(sql`create table noted (value integer)`);
    const write = (value: number) =>
      selectRows<Answer>(
        db,
        sql`insert into noted values (${value}) returning pg_backend_pid() as pid, value`,
      ).then(([answer]) => answer as Answer);
    await often(() => write(0));
    expect(connectionsOf(await together(write))).toBeGreaterThan(1);
  });

  it('give their connection to a transaction that waits for one', async () => {
    const db = await open({ maxConnections: 1 });
    await often(() => sleep(db, 0));
    const reads: Promise<unknown>[] = [];
    // The next read is sent before the last one is answered, so the connection is never idle.
    const reading = setInterval(() => reads.push(sleep(db, 0.012)), 6);
    await wait(50);
    const write = db.transaction((tx) => tx.execute(sql`create table written (value integer)`));
    const isWritten = await Promise.race([write.then(() => true), wait(2_500).then(() => false)]);
    clearInterval(reading);
    await Promise.all([...reads, write]);
    expect(isWritten).toBe(true);
  });

  it('give back no connection that was lost', async () => {
    const db = await open();
    await often(() => sleep(db, 0));
    const other = await open();
    const { pid } = await sleep(db, 0);
    const next = sleep(db, 5).catch(() => sleep(db, 0));
    await wait(50);
    await other.execute(sql`select pg_terminate_backend(${pid})`);
    expect((await next).pid).not.toBe(pid);
  });

  it('go on with another connection when theirs is lost', async () => {
    const db = await open();
    await often(() => divide(db, 1));
    await often(() => sleep(db, 0));
    const other = await open();
    const { pid } = await divide(db, 1);
    const lost = Promise.allSettled([sleep(db, 5), divide(db, 2), divide(db, 4)]);
    await wait(50);
    await other.execute(sql`select pg_terminate_backend(${pid})`);
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const answers = await together((by) => divide(db, by));
    expect(answers.map(({ pid: next }) => next)).not.toContain(pid);
    expect(connectionsOf(answers)).toBe(1);
  });
});
