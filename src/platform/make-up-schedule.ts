import { createHash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { type Executor, selectRows } from '#db/executor.ts';
import { groupOf, type Job } from './jobs.ts';

/**
 * Enqueues a scheduled job whose last run was missed while no worker ran; once, even if several
 * processes start.
 */
export async function makeUpSchedule(
  boss: PgBoss,
  db: Executor,
  job: Job & { schedule: string },
): Promise<void> {
  const [clock] = await selectRows<{ now: string }>(db, sql`select now()::text as now`);
  const parsed = CronExpressionParser.parse(job.schedule, {
    tz: 'UTC',
    // The queue uses the database's clock, so this does too.
    currentDate: new Date(clock?.now ?? 0),
  });
  const occurrence = parsed.prev().toDate().toISOString();
  const [enqueued] = await selectRows(
    db,
    sql`select 1 from pgboss.job where name = ${job.name} and created_on >= ${occurrence}::timestamptz limit 1`,
  );
  if (enqueued) return;
  // Two processes that start at the same moment derive the same id, so one of them inserts nothing.
  const id = idOf(`${job.name} ${occurrence}`);
  await boss.insert(job.name, [{ id, data: {}, group: groupOf(job) }], {
    db: fromDrizzle(db as never, sql),
  });
}

/** A UUID (version 8) derived from a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
