import type { SQL } from 'drizzle-orm';
import { type Executor, selectRows } from './executor.ts';

/**
 * A hand-written statement with the places `$1`, `$2` … for its values. The query builder would put
 * its text together anew at each use, which takes as long as sending it; inside a transaction its
 * prepared statements cannot be kept. Moments are given as ISO text.
 */
export function statement<Row extends Record<string, unknown> = never>(
  text: string,
): (db: Executor, ...values: readonly unknown[]) => Promise<Row[]> {
  return (db, ...params) => {
    const built = { getSQL: () => built, toQuery: () => ({ sql: text, params, typings: [] }) };
    return selectRows<Row>(db, built as unknown as SQL);
  };
}
