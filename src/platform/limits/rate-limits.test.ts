import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Executor, selectRows } from '#db/executor.ts';
import { useTestApp } from '#testing/test-app.ts';
import { inTransaction } from '../context.ts';
import { rateLimitWindows } from '../tables.ts';
import { countUse, rateLimitWorkers } from './rate-limits.ts';

describe('countUse', () => {
  const test = useTestApp();
  const rate = { limit: 2, seconds: 60 };
  const use = (subject = 'someone') => countUse(test.context, 'rule', subject, rate);

  it('refuses use beyond the limit, with Retry-After', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    await use();
    await use();
    await expect(use()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
  });

  it('counts each subject separately, and from zero in the next window', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    await use();
    await use();
    await expect(use('another')).resolves.toBeUndefined();
    test.clock.set('2027-01-01T00:01:00Z');
    await expect(use()).resolves.toBeUndefined();
  });

  it('stores subjects hashed, and deletes expired rows', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    await use('ana@example.com');
    const rows = await test.context.db.select().from(rateLimitWindows);
    expect(JSON.stringify(rows)).not.toContain('ana');
    test.clock.advanceDays(1);
    for (const { run } of rateLimitWorkers) await run(test.context, {});
    expect(await test.context.db.$count(rateLimitWindows)).toBe(0);
  });

  it('admits exactly the limit under concurrency', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => use('crowd')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('does not wait for the disk, in its own commit alone', async () => {
    const { db, clock } = test.context;
    const commits = async (executor: Executor) =>
      (
        await selectRows<{ mode: string }>(
          executor,
          sql`select current_setting('synchronous_commit') as mode`,
        )
      )[0]?.mode;
    const before = await commits(db);
    await db.transaction(async (tx) => {
      const inner = tx as unknown as Executor;
      await countUse({ db: inner, clock }, 'rule', 'someone', rate);
      expect(await commits(inner)).toBe('off');
    });
    await use();
    expect(await commits(db)).toBe(before);
    await expect(
      inTransaction(test.context, async (tx) => countUse(tx, 'rule', 'someone', rate)),
    ).rejects.toThrow('inside a transaction');
  });
});
