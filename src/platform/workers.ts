import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isDatabaseAway } from '#db/errors.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { Context } from './context.ts';
import { concurrencyOf, groupOf, type Job } from './jobs.ts';
import { makeUpSchedule } from './make-up-schedule.ts';
import { safeError } from './safe-error.ts';

/** A job bound to its handler. */
export type Worker = {
  readonly job: Job;
  readonly run: (context: Context, data: unknown) => Promise<void>;
};

export function worker<S extends z.ZodType>(
  job: Job<S>,
  run: (context: Context, data: z.output<S>) => Promise<void>,
): Worker {
  return { job, run: (context, data) => run(context, job.schema.parse(data)) };
}

/** The dead-letter queue for jobs whose retries are exhausted; an operator redrives them. */
export const DEAD_LETTERS = 'dead-letters';

const DEFAULT_TIMEOUT_SECONDS = 60;
const HEARTBEAT_SECONDS = 30;

/**
 * A new job is announced by a notification. Polling is for retries and for lost notifications: every
 * second, the queues together would keep a tenth of a processor busy.
 */
const POLL_SECONDS = 5;

const RETRY_MS = 1_000;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Creates the queues; every process does this, so that a web process can enqueue from its start.
 */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * SECONDS_PER_DAY });
  for (const job of jobs) {
    const options = {
      retryLimit: job.retry.limit,
      retryDelay: job.retry.firstDelaySeconds,
      retryDelayMax: job.retry.maxDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
      // Jobs of a process that died are active no longer than this.
      ...((job.timeoutSeconds ?? 0) > DEFAULT_TIMEOUT_SECONDS
        ? { heartbeatSeconds: HEARTBEAT_SECONDS }
        : {}),
      retentionSeconds: 60 * SECONDS_PER_DAY,
      deadLetter: DEAD_LETTERS,
      notify: true,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    // The library loads a queue's settings by a query at its first use. That must not happen inside
    // a transaction, so it is done here.
    await boss.findJobs(job.name, { id: NIL_UUID });
  }
}

/**
 * Starts the workers and creates their schedules. Requests are answered by then, so a database that
 * goes away meanwhile is waited for.
 */
export async function startWorkers(
  boss: PgBoss,
  context: Context,
  workers: readonly Worker[],
): Promise<void> {
  for (const { job, run } of workers) {
    for (let number = 0; number < concurrencyOf(job); number += 1) {
      await retryWhileAway(context, () => startWorker(boss, context, { job, run }));
    }
    const { schedule } = job;
    if (!schedule) continue;
    await retryWhileAway(context, async () => {
      await boss.schedule(job.name, schedule, {}, { tz: 'UTC', group: groupOf(job) });
      await makeUpSchedule(boss, context.db, { ...job, schedule });
    });
  }
}

async function retryWhileAway({ log }: Context, step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the workers wait for the database');
      await setTimeout(RETRY_MS);
    }
  }
}

/**
 * Starts one worker of a queue. The library would wait for the next poll after each job; a worker
 * that finished one looks for the next at once.
 */
async function startWorker(boss: PgBoss, context: Context, { job, run }: Worker): Promise<void> {
  let workerId = '';
  workerId = await boss.work(
    job.name,
    {
      batchSize: 1,
      groupConcurrency: concurrencyOf(job),
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    },
    async ([delivered]) => {
      if (!delivered) return;
      try {
        await run(context, delivered.data);
      } catch (error) {
        context.log.warn({ job: job.name, jobId: delivered.id, err: error }, 'job failed');
        // The queue stores the error, which operators read, so it must not contain personal data.
        throw new Error(safeError(error).message);
      } finally {
        boss.notifyWorker(workerId);
      }
    },
  );
}
