import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/jobs.ts';
import { worker } from '../jobs/workers.ts';

/** What the triggers of `migrations/0001_guards.sql` count. */
export type CounterName =
  | 'applications by status'
  | 'applications by day'
  | 'paid by day'
  | 'deposits by money';

export type Counter = {
  day: string;
  key: string;
  count: number;
  leftCents: number;
  refundedCents: number;
};

/** For counters without days. */
const NO_DAY = '0001-01-01';

/** A counter's values by key, and by day since `since` where it has days. */
export function readCounters(db: Executor, name: CounterName, from = NO_DAY): Promise<Counter[]> {
  return selectRows<Counter>(
    db,
    sql`select day::text as day, key, sum(count)::float8 as count,
        sum(left_cents)::float8 as "leftCents", sum(refunded_cents)::float8 as "refundedCents"
      from (
        select * from tallies where name = ${name} and day >= ${from}::date
        union all
        select * from tally_changes where name = ${name} and day >= ${from}::date
      ) as counted
      group by day, key having sum(count) <> 0 order by day, key`,
  );
}

const foldJob = defineJob({
  name: 'fold-tallies',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '*/5 * * * *',
});

/** Adds the changes to the counters in one statement, so that readers never miss or double one. */
export async function foldCounters({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.execute(
    sql`with taken as (
        delete from tally_changes returning *
      )
      insert into tallies as known (name, day, key, count, left_cents, refunded_cents)
      select name, day, key, sum(count), sum(left_cents), sum(refunded_cents)
      from taken group by name, day, key order by name, day, key
      on conflict (name, day, key) do update set
        count = known.count + excluded.count,
        left_cents = known.left_cents + excluded.left_cents,
        refunded_cents = known.refunded_cents + excluded.refunded_cents`,
  );
}

export const counterWorkers = [worker(foldJob, foldCounters)];
