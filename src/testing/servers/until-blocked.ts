import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { type Executor, selectRows } from '#db/executor.ts';

/** Long, since the machine may be busy. */
const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };

/** Waits until this many transactions of the database wait for a lock. */
export async function untilBlocked(db: Executor, count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await selectRows<{ waiting: number }>(
      db,
      sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(row?.waiting, 'transactions that wait for a lock').toBe(count);
  }, WAIT_OPTIONS);
}
