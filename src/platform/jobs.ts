import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { safeError } from './safe-error.ts';

export type RetryPolicy = {
  /** Tries after the first. */
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
};

/** A kind of job: its name, payload schema, retry policy and schedule. */
export type Job<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly schema: S;
  readonly retry: RetryPolicy;
  /**
   * Cron expression in UTC. A run that was missed while no worker ran is enqueued when one starts;
   * such a job must process what is due, whatever the time of day.
   */
  readonly schedule?: string;
  readonly timeoutSeconds?: number;
  /** How many are active at a time, in all processes together. */
  readonly concurrency?: number;
};

export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}

const DEFAULT_CONCURRENCY = 2;

export const concurrencyOf = ({ concurrency }: Job): number => concurrency ?? DEFAULT_CONCURRENCY;

/**
 * All jobs of a queue are in one group, whose tier limits how many may be active (`limit-jobs.ts`).
 */
export const groupOf = (job: Job) => ({ id: job.name, tier: String(concurrencyOf(job)) });

export type EnqueueOptions = { startAfterSeconds?: number };

export type Jobs = {
  enqueue<S extends z.ZodType>(
    job: Job<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Enqueues many jobs of one kind with a single statement. */
  enqueueMany<S extends z.ZodType>(
    job: Job<S>,
    data: readonly z.input<S>[],
    options?: EnqueueOptions,
  ): Promise<void>;
};

export type JobQueue = Jobs & {
  /** The same queue, writing in the given transaction: the job exists only if it commits. */
  within(executor: Executor): Jobs;
  /**
   * Runs jobs that wait here and now, beside the workers, which look for one job a second; answers
   * how many. A job that fails is tried again later, like any other.
   */
  runWaiting(job: Job, run: (data: unknown) => Promise<void>): Promise<number>;
};

/** The queue's interface for enqueuing. */
export function createJobQueue(boss: PgBoss, executor: Executor): JobQueue {
  const writeOn = (target: Executor): Jobs => {
    const db = fromDrizzle(target as never, sql);
    const optionsOf = (job: Job, { startAfterSeconds }: EnqueueOptions) => ({
      group: groupOf(job),
      ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    });
    return {
      async enqueue(job, data, options = {}) {
        await boss.send(job.name, job.schema.parse(data) as object, {
          db,
          ...optionsOf(job, options),
        });
      },
      async enqueueMany(job, data, options = {}) {
        if (data.length === 0) return;
        const common = optionsOf(job, options);
        const jobs = data.map((one) => ({ ...common, data: job.schema.parse(one) as object }));
        await boss.insert(job.name, jobs, { db });
      },
    };
  };
  return {
    ...writeOn(executor),
    within: writeOn,
    async runWaiting(job, run) {
      // The database enforces how many may be active (`limit-jobs.ts`).
      const waiting = await boss.fetch<unknown>(job.name, { batchSize: concurrencyOf(job) });
      for (const { id, data } of waiting) {
        try {
          await run(data);
          await boss.complete(job.name, id);
        } catch (error) {
          await boss.fail(job.name, id, { message: safeError(error).message });
        }
      }
      return waiting.length;
    },
  };
}
