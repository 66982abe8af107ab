import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import { withConcurrency } from '#platform/jobs/with-concurrency.ts';
import { workers } from '#server/features.ts';
import type { Runtime } from '#server/start/create-context.ts';

const byName = new Map(workers.map((worker) => [worker.job.name, worker]));

/**
 * Runs every pending job and those they enqueue, queue by queue, `concurrency` at a time; a failure is
 * thrown.
 */
export async function runJobs({ boss, context }: Runtime, concurrency: number): Promise<void> {
  for (;;) {
    const waiting = await selectRows<{ name: string }>(
      context.db,
      sql`select distinct name from pgboss.job where state < 'active' and start_after <= now() order by name`,
    );
    let done = 0;
    for (const { name } of waiting) {
      const worker = byName.get(name);
      if (!worker) continue;
      const jobs = await readWaiting(context, name);
      await withConcurrency(jobs, concurrency, ({ data }) => worker.run(context, data));
      // Completed jobs are deleted, so that the queue does not grow over twenty years.
      await boss.deleteJob(
        name,
        jobs.map(({ id }) => id),
      );
      done += jobs.length;
    }
    if (done === 0) return;
  }
}

/**
 * All pending jobs of a queue, ordered by their data. The queue itself would return a few at a
 * time, in an order that depends on the machine's clock.
 */
function readWaiting({ db }: Context, name: string) {
  return selectRows<{ id: string; data: unknown }>(
    db,
    sql`select id, data from pgboss.job
        where name = ${name} and state < 'active' and start_after <= now()
        order by data::text collate "C", id`,
  );
}

/** Runs scheduled jobs once: all of them, or those named. */
export async function runSchedules({ context }: Runtime, names?: readonly string[]): Promise<void> {
  for (const { job, run } of workers) {
    if (job.schedule && (names?.includes(job.name) ?? true)) await run(context, {});
  }
}
