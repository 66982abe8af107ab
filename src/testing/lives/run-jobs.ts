import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Runtime } from '#server/create-context.ts';
import { workers } from '#server/features.ts';

const BATCH = 500;
const byName = new Map(workers.map((worker) => [worker.job.name, worker]));

/**
 * Runs every waiting job, and those they enqueue, one after the other; a failing one ends it. Jobs
 * of a name that is skipped are deleted.
 */
export async function runJobs(
  { boss, context }: Runtime,
  isSkipped: (name: string) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const waiting = await selectRows<{ name: string }>(
      context.db,
      sql`select distinct name from pgboss.job where state < 'active' and start_after <= now() order by name`,
    );
    let done = 0;
    for (const { name } of waiting) {
      const worker = byName.get(name);
      if (!worker) continue;
      if (isSkipped(name)) {
        await boss.deleteQueuedJobs(name);
        continue;
      }
      const jobs = await boss.fetch<unknown>(name, { batchSize: BATCH });
      if (jobs.length === 0) continue;
      // By what they are about: the queue's own order depends on the machine's time.
      const inOrder = jobs.map(({ data }) => data).sort(byText);
      for (const data of inOrder) await worker.run(context, data);
      // Done jobs are deleted, so that the queue does not grow over twenty years.
      await boss.deleteJob(
        name,
        jobs.map(({ id }) => id),
      );
      done += jobs.length;
    }
    if (done === 0) return;
  }
}

function byText(one: unknown, other: unknown): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a < b ? -1 : Number(a > b);
}

/** Runs scheduled jobs once, as if the time of each had come: all of them, or those named. */
export async function runSchedules({ context }: Runtime, names?: readonly string[]): Promise<void> {
  for (const { job, run } of workers) {
    if (job.schedule && (names?.includes(job.name) ?? true)) await run(context, {});
  }
}
