import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';
import type { Job } from './jobs.ts';
import { idOfOccurrence, nextOccurrence, previousOccurrences } from './occurrences.ts';

/**
 * Enqueues scheduled jobs when they are due, and at start those that were missed while no worker
 * ran. Every worker process does so; the id is derived from queue and occurrence, so that only one
 * of them succeeds. Returns the milliseconds until the next occurrence.
 */
export function createSchedules(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  jobs: readonly Job[],
): () => Promise<number> {
  const schedules = jobs.flatMap((job) =>
    job.schedule ? [{ job, schedule: job.schedule, enqueued: '' }] : [],
  );
  let nextAt = 0;
  return async () => {
    if (performance.now() < nextAt) return nextAt - performance.now();
    // The queue uses the database's clock.
    const [clock] = await selectRows<{ now: string }>(db, sql`select now()::text as now`);
    const currentDate = new Date(clock?.now ?? 0);
    let next = Number.POSITIVE_INFINITY;
    for (const one of schedules) {
      const [last] = previousOccurrences(one.schedule, currentDate, 1);
      const id = idOfOccurrence(one.job.name, last as Date);
      if (one.enqueued !== id) await queue.enqueueOnce(one.job, id);
      one.enqueued = id;
      next = Math.min(next, nextOccurrence(one.schedule, currentDate).getTime());
    }
    nextAt = performance.now() + next - currentDate.getTime();
    return nextAt - performance.now();
  };
}
