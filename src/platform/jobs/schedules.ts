import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { CronExpressionParser } from 'cron-parser';
import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';
import type { Job } from './jobs.ts';

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
      const options = { tz: 'UTC', currentDate };
      const last = CronExpressionParser.parse(one.schedule, options).prev().toDate().toISOString();
      if (one.enqueued !== last) await queue.enqueueOnce(one.job, idOf(`${one.job.name} ${last}`));
      one.enqueued = last;
      next = Math.min(next, CronExpressionParser.parse(one.schedule, options).next().getTime());
    }
    nextAt = performance.now() + next - currentDate.getTime();
    return nextAt - performance.now();
  };
}

/** A UUID (version 8) derived from a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
