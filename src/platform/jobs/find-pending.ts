import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Job } from './jobs.ts';

/** The data of all jobs of a kind that wait or run. Both parts use the library's partial indexes. */
export async function findPending(db: Executor, { name }: Pick<Job, 'name'>): Promise<unknown[]> {
  const rows = await selectRows<{ data: unknown }>(
    db,
    sql`select data from pgboss.job where name = ${name} and state < 'active' and not blocked
      union all
      select data from pgboss.job where name = ${name} and state = 'active' and group_id is not null`,
  );
  return rows.map(({ data }) => data);
}
