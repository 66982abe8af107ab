import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { useTestApp } from '#testing/test-app.ts';
import { defineJob } from './jobs.ts';
import { countDeadLettersByKind, readQueues } from './read-queues.ts';
import { readSchedules } from './read-schedules.ts';
import { createSchedules } from './schedules.ts';
import { createQueues } from './workers.ts';

const retry = { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 };
const dailyJob = defineJob({
  name: 'test-each-day',
  schema: z.object({}),
  retry,
  schedule: '0 3 * * *',
});
const plainJob = defineJob({ name: 'test-plain', schema: z.object({}), retry });

describe('the state of jobs', () => {
  const test = useTestApp();
  const state = async () => (await readSchedules(test.context.db, [dailyJob, plainJob]))[0];

  it('tells of each schedule when it ran last and what became of it', async () => {
    const { boss } = test.runtime;
    await createQueues(boss, [dailyJob]);
    expect(await state()).toMatchObject({
      job: 'test-each-day',
      last: 'missing',
      succeededAt: null,
    });
    await createSchedules(test.context, [dailyJob])();
    expect(await state()).toMatchObject({ last: 'waiting' });
    const [taken] = await test.context.queue.take(dailyJob);
    if (!taken) throw new Error('the job was not taken');
    expect(await state()).toMatchObject({ last: 'running' });
    await test.context.queue.complete(dailyJob, taken);
    const done = await state();
    expect(done).toMatchObject({ last: 'done', succeededAt: expect.any(Date) });
    expect(done?.dueAt.toISOString()).toMatch(/T03:00:00.000Z$/);
    expect((done?.nextAt.getTime() ?? 0) - (done?.dueAt.getTime() ?? 0)).toBe(MILLISECONDS_PER_DAY);
  });

  it('tells how long the oldest job of a queue waits, and what was given up', async () => {
    const { boss } = test.runtime;
    await createQueues(boss, [plainJob]);
    await test.context.jobs.enqueue(plainJob, {});
    await test.context.jobs.enqueue(plainJob, {}, { startAfterSeconds: 600 });
    await test.context.db.execute(
      sql`update pgboss.job set start_after = now() - interval '90 seconds'
        where name = 'test-plain' and start_after < now() + interval '1 minute'`,
    );
    const [queue] = await readQueues(test.context.db);
    expect(queue).toMatchObject({ queue: 'test-plain', waiting: 1, running: 0, later: 1 });
    expect(queue?.oldestSeconds).toBeGreaterThan(85);
    const [taken] = await test.context.queue.take(plainJob);
    expect(await readQueues(test.context.db)).toMatchObject([
      { queue: 'test-plain', waiting: 0, running: 1, oldestSeconds: 0 },
    ]);
    if (taken) await test.context.queue.fail(plainJob, taken, 'broken');
    expect(await countDeadLettersByKind(test.context.db)).toMatchObject([
      { job: 'test-plain', count: 1 },
    ]);
  });
});
