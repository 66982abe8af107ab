import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '#testing/test-app.ts';
import { inTransaction } from '../context.ts';
import { readDeadLetters } from './dead-letters.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';
import { defineJob } from './jobs.ts';
import { retryDeadJobs } from './retry-dead-jobs.ts';
import { createQueues, type Worker, worker } from './workers.ts';

const retry = { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 };
const schema = z.object({});
const noteJob = defineJob({ name: 'test-note', schema, retry });
const brokenJob = defineJob({ name: 'test-broken', schema: z.object({ id: z.string() }), retry });
const againJob = defineJob({ name: 'test-again', schema, retry: { ...retry, limit: 1 } });
const threeJob = defineJob({ name: 'test-three', schema, retry, concurrency: 3 });
const dailyJob = defineJob({ name: 'test-daily', schema, retry, schedule: '0 3 * * *' });

/**
 * Shorter than the dispatcher's own polling, so that a job found within it was found by its signal.
 */
const SOON = { timeout: 8_000, interval: 20 };

describe('startDispatcher', () => {
  const test = useTestApp();
  const started: Dispatcher[] = [];
  const start = async (...workers: Worker[]) => {
    await createQueues(
      test.runtime.boss,
      workers.map(({ job }) => job),
    );
    started.push(startDispatcher(test.context, workers));
    return started.at(-1) as Dispatcher;
  };
  beforeEach(() => {
    test.context.log.level = 'silent';
  });
  afterEach(async () => {
    for (const dispatcher of started.splice(0)) await dispatcher.stop(5_000);
    test.context.log.level = 'error';
  });

  it('starts a job when its transaction commits', async () => {
    const run = vi.fn(async () => {});
    await start(worker(noteJob, run));
    await test.context.jobs.enqueue(noteJob, {});
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON);
    const startedAt = performance.now();
    await inTransaction(test.context, (tx) => tx.jobs.enqueue(noteJob, {}));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), SOON);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('works off a long queue, and takes several short jobs together', async () => {
    const run = vi.fn(async () => {});
    const take = vi.spyOn(test.context.queue, 'take');
    await start(worker(threeJob, run));
    const jobs = Array.from({ length: 12 }, () => ({}));
    await test.context.jobs.enqueueMany(threeJob, jobs);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(12), SOON);
    expect(take.mock.calls.length).toBeLessThan(12);
    take.mockRestore();
  });

  it('starts a delayed job and a retry on time', async () => {
    const times: number[] = [];
    const run = vi.fn(async () => {
      times.push(performance.now());
      if (times.length === 1) throw new Error('the first time');
    });
    await start(worker(againJob, run));
    const enqueuedAt = performance.now();
    await test.context.jobs.enqueue(againJob, {}, { startAfterSeconds: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), SOON);
    const [first = 0, second = 0] = times;
    expect(first - enqueuedAt).toBeGreaterThan(900);
    expect(second - first).toBeGreaterThan(400);
  });

  it('runs a job again that was given up, once', async () => {
    let isBroken = true;
    const run = vi.fn(async () => {
      if (isBroken) throw new Error('not yet');
    });
    await start(worker(brokenJob, run));
    await test.context.jobs.enqueue(brokenJob, { id: 'row-8' });
    const letters = () => readDeadLetters(test.context.db);
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), SOON);
    isBroken = false;
    run.mockClear();
    const [{ id } = { id: '' }] = await letters();
    expect(await test.context.queue.rerun({ id })).toEqual([brokenJob.name]);
    expect(await test.context.queue.rerun({ id })).toEqual([]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON);
    expect(await letters()).toEqual([]);
  });

  it('runs all jobs of a kind again that were given up, each once', async () => {
    let isBroken = true;
    const run = vi.fn(async () => {
      if (isBroken) throw new Error('not yet');
    });
    await start(worker(brokenJob, run));
    const ids = ['row-1', 'row-2', 'row-3'].map((id) => ({ id }));
    await test.context.jobs.enqueueMany(brokenJob, ids);
    const letters = () => readDeadLetters(test.context.db);
    await vi.waitFor(async () => expect(await letters()).toHaveLength(3), SOON);
    expect(await retryDeadJobs(test.context, { job: 'another' })).toEqual(new Map());
    isBroken = false;
    run.mockClear();
    const both = [{}, { job: brokenJob.name }].map((which) => retryDeadJobs(test.context, which));
    const counts = (await Promise.all(both)).map((count) => count.get(brokenJob.name) ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), SOON);
    expect(await letters()).toEqual([]);
  });

  it('puts a job whose retries are exhausted into the dead-letter queue', async () => {
    await start(
      worker(brokenJob, async () => {
        throw new Error('the mail server is made of cheese');
      }),
    );
    await test.context.jobs.enqueue(brokenJob, { id: 'row-7' });
    await vi.waitFor(
      async () =>
        expect(await readDeadLetters(test.context.db)).toMatchObject([
          { job: 'test-broken', data: { id: 'row-7' } },
        ]),
      SOON,
    );
    const response = await test.request('GET', '/sandbox/jobs');
    expect(await response.text()).toContain('made of cheese');
    expect(await (await test.request('GET', '/metrics')).text()).toContain('jobs_dead_letters 1');
  });

  it('runs a scheduled job at start if its run was missed, and once', async () => {
    const [run, note] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const first = await start(worker(dailyJob, run));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON);
    await first.stop(5_000);
    await start(worker(dailyJob, run), worker(noteJob, note));
    await test.context.jobs.enqueue(noteJob, {});
    await vi.waitFor(() => expect(note).toHaveBeenCalled(), SOON);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits at its end for what runs, and takes nothing more', async () => {
    const ends: (() => void)[] = [];
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const dispatcher = await start(worker(threeJob, run));
    await test.context.jobs.enqueueMany(
      threeJob,
      Array.from({ length: 5 }, () => ({})),
    );
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), SOON);
    let hasStopped = false;
    const stopping = dispatcher.stop(60_000).then(() => {
      hasStopped = true;
    });
    for (const end of ends.slice(0, 2)) end();
    await vi.waitFor(async () => expect(await countActive()).toBe(1), SOON);
    expect(hasStopped).toBe(false);
    ends[2]?.();
    await stopping;
    expect(run).toHaveBeenCalledTimes(3);
    expect(await countActive()).toBe(0);
  });

  const countActive = async () => {
    const found = await test.runtime.boss.findJobs(threeJob.name);
    return found.filter(({ state }) => state === 'active').length;
  };

  it('takes no more of a queue than its limit, however many ask at the same time', async () => {
    const { queue } = test.context;
    await createQueues(test.runtime.boss, [threeJob]);
    await queue.enqueueMany(
      threeJob,
      Array.from({ length: 20 }, () => ({})),
    );
    const taken = (await Promise.all(Array.from({ length: 8 }, () => queue.take(threeJob)))).flat();
    expect(taken).toHaveLength(3);
    const [first] = taken;
    if (first) await queue.complete(threeJob, first);
    expect(await queue.take(threeJob)).toHaveLength(1);
  });
});
