import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { processLimitOf, type TakenJob } from './jobs.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createSchedules } from './schedules.ts';
import { runJob, type Worker } from './workers.ts';

/** Finds jobs whose signal was lost, and jobs of a process that died. */
const POLL_MS = 10_000;
/** Jobs that are enqueued within this time are fetched together. */
const BATCH_WINDOW_MS = 25;
const RETRY_MS = 1_000;

export type Dispatcher = {
  /** Looks for jobs soon. */
  wake(): void;
  /** When it last looked for jobs and got an answer, by `performance.now()`. */
  lookedAt(): number;
  /** Takes no more jobs, and waits at most `maxMs` for those that are running. */
  stop(maxMs: number): Promise<void>;
};

/**
 * Runs the jobs of all queues while the process runs. One statement looks into all queues: after a
 * signal, when a retry, a delayed job or a schedule is due, and otherwise rarely.
 */
export function startDispatcher(context: Context, workers: readonly Worker[]): Dispatcher {
  const { queue, log } = context;
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looksAt = Number.POSITIVE_INFINITY;
  let lookedAt = performance.now();

  const lookWithin = (milliseconds: number) => {
    const at = performance.now() + Math.max(milliseconds, BATCH_WINDOW_MS);
    if (isStopping || at >= looksAt) return;
    clearTimeout(timer);
    looksAt = at;
    timer = setTimeout(() => void look(), at - performance.now());
  };
  const wake = () => lookWithin(0);
  const waitForDatabase = (error: unknown) => {
    log.warn({ err: error }, 'the workers wait for the database');
    lookWithin(RETRY_MS);
  };

  /** Tracks running work, for the shutdown. */
  const begin = (work: Promise<void>) => {
    const begun = work.finally(() => underWay.delete(begun));
    underWay.add(begun);
  };
  const takers = workers.map((worker) => {
    let running = 0;
    let hasMore = false;
    const takeSome = oneAtATime(async () => {
      if (isStopping) return;
      const free = processLimitOf(worker.job) - running;
      if (free <= 0) return;
      const taken = await queue.take(worker.job, free);
      hasMore = taken.length >= free;
      running += taken.length;
      for (const one of taken) begin(run(one));
    });
    const take = () => takeSome().catch(waitForDatabase);
    const run = async (taken: TakenJob) => {
      const hasSucceeded = await runJob(context, worker, taken);
      running -= 1;
      // A look costs less than taking from a queue that is probably empty. It also learns when a
      // failed job is to be tried again.
      if (!hasSucceeded || !hasMore) wake();
      // Several short jobs are taken together, when half of the places are free.
      if (hasMore && running <= processLimitOf(worker.job) / 2) begin(take());
    };
    return { name: worker.job.name, take };
  });
  const enqueueSchedules = createSchedules(
    context,
    workers.map(({ job }) => job),
  );
  const look = oneAtATime(async () => {
    looksAt = Number.POSITIVE_INFINITY;
    try {
      lookWithin(Math.min(POLL_MS, await enqueueSchedules()));
      const { names, nextInMs } = await queue.findDue();
      lookedAt = performance.now();
      lookWithin(nextInMs);
      for (const { name, take } of takers) if (names.has(name)) begin(take());
    } catch (error) {
      waitForDatabase(error);
    }
  });

  queue.signal.receive(wake);
  void look();
  return {
    wake,
    lookedAt: () => lookedAt,
    async stop(maxMs) {
      isStopping = true;
      clearTimeout(timer);
      const end = async () => {
        while (underWay.size > 0) await Promise.all(underWay);
      };
      await Promise.race([end(), pause(maxMs, undefined, { ref: false })]);
    },
  };
}
