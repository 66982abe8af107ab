import { performance } from 'node:perf_hooks';
import type { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { Context } from '../context.ts';
import { safeError } from '../safe-error.ts';
import { DEAD_LETTERS, type Job, type TakenJob } from './jobs.ts';

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

const DEFAULT_TIMEOUT_SECONDS = 60;
const HEARTBEAT_SECONDS = 30;

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const hasHeartbeat = ({ timeoutSeconds = 0 }: Job) => timeoutSeconds > DEFAULT_TIMEOUT_SECONDS;

/** Creates the queues, in every process: a web process can then enqueue from its start. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * SECONDS_PER_DAY });
  for (const job of jobs) {
    const options = {
      retryLimit: job.retry.limit,
      retryDelay: job.retry.firstDelaySeconds,
      retryDelayMax: job.retry.maxDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
      // After this time, a job of a process that died no longer counts as active.
      ...(hasHeartbeat(job) ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
      retentionSeconds: 60 * SECONDS_PER_DAY,
      deadLetter: DEAD_LETTERS,
      // We send our own signal, after the commit.
      notify: false,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    // The library loads a queue's settings at its first use, by a query that must not run inside a
    // transaction.
    await boss.findJobs(job.name, { id: NIL_UUID });
  }
}

/**
 * Runs a job and records its outcome; returns whether it succeeded. If the connection is lost
 * before that, the queue runs the job again after its timeout.
 */
export async function runJob(
  context: Context,
  { job, run }: Worker,
  taken: TakenJob,
): Promise<boolean> {
  const { queue, log } = context;
  const notRecorded = (error: unknown) =>
    log.warn({ job: job.name, jobId: taken.id, err: error }, 'the queue did not answer');
  const touch = () => void queue.touch(job, taken).catch(notRecorded);
  const startedAt = performance.now();
  /** What every line about this attempt says. */
  const facts = () => ({
    job: job.name,
    jobId: taken.id,
    attempt: taken.retryCount + 1,
    ms: Math.round(performance.now() - startedAt),
  });
  const heartbeat = hasHeartbeat(job) && setInterval(touch, (HEARTBEAT_SECONDS / 2) * 1000);
  try {
    await run(context, taken.data);
    log.info(facts(), 'job done');
    await queue.complete(job, taken).catch(notRecorded);
    return true;
  } catch (error) {
    log.warn({ ...facts(), err: error }, 'job failed');
    // The queue stores the error for operators, so it must not contain personal data.
    await queue.fail(job, taken, safeError(error).message).catch(notRecorded);
    return false;
  } finally {
    if (heartbeat) clearInterval(heartbeat);
  }
}
