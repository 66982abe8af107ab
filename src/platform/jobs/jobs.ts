import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, type PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Signal } from '../signal.ts';
import { runAfterCommit } from '../transaction-end.ts';

export type RetryPolicy = {
  /** Retries after the first attempt. */
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
  /** It only deletes what nobody reads any more: a move of the sandbox's clock runs it once, not daily. */
  readonly isHousekeeping?: boolean;
  /**
   * It compares what other work has done: a move of the sandbox's clock runs it when the rest of the
   * day's work is over, as it is at night.
   */
  readonly isCheck?: boolean;
  readonly timeoutSeconds?: number;
  /** Maximum number of active jobs, across all processes. */
  readonly concurrency?: number;
  /** Maximum number in one process, so that other processes get their share of heavy work. */
  readonly perProcess?: number;
};

export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}

/** The dead-letter queue for jobs whose retries are exhausted; an operator can run them again. */
export const DEAD_LETTERS = 'dead-letters';

const DEFAULT_CONCURRENCY = 2;

export const limitOf = ({ concurrency = DEFAULT_CONCURRENCY }: Job): number => concurrency;

/** How many of them one process runs at a time. */
export const processLimitOf = (job: Job): number =>
  Math.min(limitOf(job), job.perProcess ?? limitOf(job));

/** The channel on which a process without workers says that jobs are waiting. */
export const JOBS_CHANNEL = 'jobs_queued';

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

/** A job that this process took; the retry count distinguishes this attempt from a later one. */
export type TakenJob = {
  readonly id: string;
  readonly retryCount: number;
  readonly data: unknown;
};

/** The queues that have a job to run now, and when the next job of any queue may start. */
export type DueQueues = { readonly names: ReadonlySet<string>; readonly nextInMs: number };

/** Jobs that were given up: one of them, all of a kind, or all; only those from before then. */
export type GivenUp = {
  readonly id?: string;
  readonly job?: string | undefined;
  readonly before?: string;
};

export type JobQueue = Jobs & {
  readonly signal: Signal;
  /** The same queue, writing in the given transaction: the job exists only if it commits. */
  within(executor: Executor): Jobs;
  findDue(): Promise<DueQueues>;
  /**
   * Takes jobs of a queue, so many at most, and no more than its concurrency allows; no other
   * process takes the same ones.
   */
  take(job: Job, most?: number): Promise<readonly TakenJob[]>;
  /** Sends the heartbeat of a running job. */
  touch(job: Job, taken: TakenJob): Promise<void>;
  complete(job: Job, taken: TakenJob): Promise<void>;
  /** Schedules a retry, or gives the job up when its retries are exhausted. */
  fail(job: Job, taken: TakenJob, message: string): Promise<void>;
  /**
   * Enqueues jobs again that were given up: one, or the oldest of a kind or of all. Returns the name
   * of each.
   */
  rerun(which: GivenUp, limit?: number): Promise<string[]>;
  /** Enqueues a scheduled job, unless one with this id is or was enqueued. */
  enqueueOnce(job: Job, id: string): Promise<void>;
};

export function createJobQueue(boss: PgBoss, executor: Executor, signal: Signal): JobQueue {
  const within = (target: Executor): Jobs => {
    const db = fromDrizzle(target as never, sql);
    const insert = async (job: Job, data: readonly unknown[], options: EnqueueOptions = {}) => {
      if (data.length === 0) return;
      const { startAfterSeconds: startAfter } = options;
      const jobs = data.map((one) => ({
        ...groupOf(job),
        ...(startAfter === undefined ? {} : { startAfter }),
        data: job.schema.parse(one) as object,
      }));
      await boss.insert(job.name, jobs, { db });
      // Inside somebody else's transaction no signal is sent: the next look finds the jobs.
      if (target === executor) signal.send();
      else runAfterCommit(target, signal.send);
    };
    return {
      enqueue: (job, data, options) => insert(job, [data], options),
      enqueueMany: insert,
    };
  };
  return {
    ...within(executor),
    within,
    signal,
    findDue: () => findDue(executor),
    take: (job, most = processLimitOf(job)) =>
      executor.transaction(async (tx) => {
        // The library counts the active jobs of the group. Two processes that count concurrently
        // would both count too few, so one waits for the other's commit.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`jobs of ${job.name}`}, 0))`,
        );
        const limit = limitOf(job);
        return await boss.fetch<unknown>(job.name, {
          db: fromDrizzle(tx as never, sql),
          batchSize: most,
          groupConcurrency: limit,
        });
      }),
    async touch(job, taken) {
      await boss.touch(job.name, taken);
    },
    async complete(job, taken) {
      await boss.complete(job.name, taken);
    },
    async fail(job, taken, message) {
      await boss.fail(job.name, taken, { message });
    },
    async rerun({ id, job, before }, limit = 1) {
      const names = await executor.transaction(async (tx) => {
        const letters = await selectRows<{ id: string; job: string; data: object }>(
          tx as unknown as Executor,
          sql`select id, source_name as job, data from pgboss.job
            where name = ${DEAD_LETTERS} and state = 'created'
              -- A later version may no longer have the queue.
              and source_name in (select name from pgboss.queue)
              ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
              ${job === undefined ? sql`` : sql`and source_name = ${job}`}
              ${before === undefined ? sql`` : sql`and created_on < ${before}::timestamptz`}
            order by created_on limit ${limit} for update skip locked`,
        );
        if (letters.length === 0) return [];
        const db = fromDrizzle(tx as never, sql);
        for (const [name, ofName] of Map.groupBy(letters, (letter) => letter.job)) {
          const jobs = ofName.map(({ data }) => ({ group: { id: name }, data }));
          await boss.insert(name, jobs, { db });
        }
        const ids = letters.map((letter) => letter.id);
        await boss.deleteJob(DEAD_LETTERS, ids, { db });
        return letters.map((letter) => letter.job);
      });
      if (names.length > 0) signal.send();
      return names;
    },
    async enqueueOnce(job, id) {
      await boss.insert(job.name, [{ ...groupOf(job), id, data: {} }]);
    },
  };
}

/** All jobs of a queue are one group, which the library counts for its limit. */
const groupOf = ({ name }: Job): Pick<JobInsert, 'group'> => ({ group: { id: name } });

/** One statement for all queues: a query per queue would keep the database busy. */
async function findDue(db: Executor): Promise<DueQueues> {
  const rows = await selectRows<{ name: string; isDue: boolean; nextInMs: number | null }>(
    db,
    sql`select name, bool_or(start_after <= now()) as "isDue",
        (extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::float8 as "nextInMs"
      from pgboss.job where state < 'active' and not blocked group by name`,
  );
  const names = new Set(rows.filter(({ isDue }) => isDue).map(({ name }) => name));
  return { names, nextInMs: Math.min(...rows.flatMap(({ nextInMs }) => nextInMs ?? [])) };
}
