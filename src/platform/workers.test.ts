import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { selectRows } from '#db/executor.ts';
import { readDeadLetters } from '#server/dead-letters.ts';
import { useTestApp } from '#testing/test-app.ts';
import { inTransaction } from './context.ts';
import { defineJob } from './jobs.ts';
import { createQueues, startWorkers, worker } from './workers.ts';

const retry = { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 };
const brokenJob = defineJob({ name: 'test-broken', schema: z.object({ id: z.string() }), retry });
const dailyJob = defineJob({
  name: 'test-daily',
  schema: z.object({}),
  retry,
  schedule: '0 3 * * *',
});

describe('enqueueMany', () => {
  const test = useTestApp();
  const ids = Array.from({ length: 1_000 }, (_, index) => ({ id: `row-${index}` }));
  const waiting = async () => {
    const rows = await selectRows(
      test.context.db,
      sql`select data->>'id' from pgboss.job where name = ${brokenJob.name} and state = 'created'`,
    );
    return rows.length;
  };

  it('enqueues all with the transaction, or none', async () => {
    const { boss, context } = test.runtime;
    await createQueues(boss, [brokenJob]);
    const interrupted = inTransaction(context, async (tx) => {
      await tx.jobs.enqueueMany(brokenJob, ids);
      throw new Error('the process dies here');
    });
    await expect(interrupted).rejects.toThrow('dies here');
    expect(await waiting()).toBe(0);
    await inTransaction(context, (tx) => tx.jobs.enqueueMany(brokenJob, ids));
    expect(await waiting()).toBe(ids.length);
    await context.jobs.enqueueMany(brokenJob, []);
    await expect(context.jobs.enqueueMany(brokenJob, [{ id: 7 } as never])).rejects.toThrow();
    expect(await waiting()).toBe(ids.length);
  });
});

describe('startWorkers', () => {
  const test = useTestApp();

  it('puts a job whose retries are exhausted into the dead-letter queue', async () => {
    const { boss, context } = test.runtime;
    await createQueues(boss, [brokenJob]);
    context.log.level = 'silent';
    await startWorkers(boss, context, [
      worker(brokenJob, async () => {
        throw new Error('the mail server is made of cheese');
      }),
    ]);
    await context.jobs.enqueue(brokenJob, { id: 'row-7' });
    await vi.waitFor(
      async () =>
        expect(await readDeadLetters(context.db)).toMatchObject([
          { job: 'test-broken', data: { id: 'row-7' } },
        ]),
      { timeout: 15_000, interval: 200 },
    );
    const response = await test.request('GET', '/sandbox/jobs');
    expect(await response.text()).toContain('made of cheese');
    expect(await (await test.request('GET', '/metrics')).text()).toContain('jobs_dead_letters 1');
    await boss.offWork(brokenJob.name);
  });

  it('runs a scheduled job at start if its run was missed during downtime', async () => {
    const { boss, context } = test.runtime;
    await createQueues(boss, [dailyJob]);
    const run = vi.fn(async () => {});
    await startWorkers(boss, context, [worker(dailyJob, run)]);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 15_000, interval: 200 });
    expect(await boss.getSchedule(dailyJob.name)).toMatchObject({
      cron: '0 3 * * *',
      timezone: 'UTC',
    });
    await boss.offWork(dailyJob.name);
    await boss.unschedule(dailyJob.name);
  });
});
