import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';

const AT_ONCE = 200;

/**
 * Enqueues again what was given up, of one kind or of all, and returns how many of each kind. A job
 * that fails for good meanwhile is not tried a second time.
 */
export async function retryDeadJobs(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  { job }: { job?: string | undefined } = {},
): Promise<Map<string, number>> {
  // The queue uses the database's clock.
  const [clock] = await selectRows<{ now: string }>(db, sql`select now()::text as now`);
  const counts = new Map<string, number>();
  for (;;) {
    const names = await queue.rerun({ job, before: clock?.now ?? 'now' }, AT_ONCE);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (names.length === 0) return counts;
  }
}
