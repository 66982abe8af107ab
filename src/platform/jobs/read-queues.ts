import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { DEAD_LETTERS } from './jobs.ts';

export type QueueState = {
  queue: string;
  /** Jobs that could run now. */
  waiting: number;
  running: number;
  /** Delayed ones, and those that wait for their retry. */
  later: number;
  /** Of the job that has waited longest since it could run. */
  oldestSeconds: number;
};

/** The queues that have something to do. Both parts use the library's partial indexes. */
export function readQueues(db: Executor): Promise<QueueState[]> {
  return selectRows<QueueState>(
    db,
    sql`select name as queue, (sum(waiting))::int as waiting, (sum(running))::int as running,
        (sum(later))::int as later, max("oldestSeconds")::float8 as "oldestSeconds"
      from (
        select name, count(*) filter (where start_after <= now()) as waiting, 0 as running,
          count(*) filter (where start_after > now()) as later,
          coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)
            as "oldestSeconds"
        from pgboss.job where state < 'active' and not blocked group by name
        union all
        select name, 0, count(*), 0, 0
        from pgboss.job where state = 'active' and group_id is not null group by name
      ) as part
      where name <> ${DEAD_LETTERS} and name not like '\\_\\_pgboss\\_\\_%'
      group by name order by "oldestSeconds" desc, name`,
  );
}

export type DeadLetterKind = { job: string; count: number; oldestAt: Date };

/** What was given up, by kind, the most first. */
export async function countDeadLettersByKind(db: Executor): Promise<DeadLetterKind[]> {
  const rows = await selectRows<DeadLetterKind>(
    db,
    sql`select source_name as job, count(*)::int as count, min(created_on) as "oldestAt"
      from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'
      group by source_name order by count desc, job`,
  );
  return rows.map((row) => ({ ...row, oldestAt: new Date(row.oldestAt) }));
}
