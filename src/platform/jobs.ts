import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Executor } from '#db/executor.ts';

export type RetryPolicy = {
  /** Tries after the first. */
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
};

/** A kind of work: its name, what it carries, how it is retried, when it runs by itself. */
export type Job<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly schema: S;
  readonly retry: RetryPolicy;
  /**
   * Cron expression in UTC. It also runs whenever a worker process starts, so that what was missed
   * while everything was down is made up; such a job looks at what is due, not at the time of day.
   */
  readonly schedule?: string;
  readonly timeoutSeconds?: number;
  /** How many one process works on at a time. */
  readonly concurrency?: number;
};

export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}

export type EnqueueOptions = { startAfterSeconds?: number };

export type Jobs = {
  enqueue<S extends z.ZodType>(
    job: Job<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
};

export type JobQueue = Jobs & {
  /** The same queue, writing in the given transaction: the job exists only if it commits. */
  within(executor: Executor): Jobs;
};

/** The queue as seen by those who enqueue. */
export function createJobQueue(boss: PgBoss, executor: Executor): JobQueue {
  const writeOn = (target: Executor): Jobs => ({
    async enqueue(job, data, options = {}) {
      await boss.send(job.name, job.schema.parse(data) as object, {
        db: fromDrizzle(target as never, sql),
        ...(options.startAfterSeconds === undefined
          ? {}
          : { startAfter: options.startAfterSeconds }),
      });
    },
  });
  return { ...writeOn(executor), within: writeOn };
}
