import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { DEAD_LETTERS } from './jobs.ts';

export type DeadLetter = { id: string; job: string; data: unknown; error: unknown; failedAt: Date };

/** Jobs whose retries are exhausted. Their data contains ids, no personal data. */
export function readDeadLetters(
  db: Executor,
  { limit = 100, order = 'newest' }: { limit?: number; order?: 'newest' | 'oldest' } = {},
) {
  return selectRows<DeadLetter>(
    db,
    sql`select id, source_name as "job", data, source_output as "error", created_on as "failedAt"
        from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'
        order by created_on ${sql.raw(order === 'newest' ? 'desc' : 'asc')} limit ${limit}`,
  );
}

export async function countDeadLetters(db: Executor): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`,
  );
  return row?.count ?? 0;
}

const LONGEST_REASON = 200;

/** Why a job was given up, in the words of its last error. */
export function reasonOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string'
    ? message.slice(0, LONGEST_REASON)
    : 'Its retries are exhausted.';
}
