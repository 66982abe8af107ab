import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { DEAD_LETTERS } from '#platform/jobs/workers.ts';

export type DeadLetter = { id: string; job: string; data: unknown; error: unknown; failedAt: Date };

/** Jobs whose retries are exhausted, newest first. Their data contains ids, no personal data. */
export function readDeadLetters(db: Executor, limit = 100) {
  return selectRows<DeadLetter>(
    db,
    sql`select id, source_name as "job", data, source_output as "error", created_on as "failedAt"
        from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'
        order by created_on desc limit ${limit}`,
  );
}

export async function countDeadLetters(db: Executor): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`,
  );
  return row?.count ?? 0;
}
