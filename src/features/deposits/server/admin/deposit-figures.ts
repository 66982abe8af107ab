import type { Context } from '#platform/context.ts';
import { readCounters } from '#platform/lists/counters.ts';

/** How many applications since a day have a paid deposit that is not being refunded. */
export async function countPaidApplications(
  { db, payments: { mode } }: Pick<Context, 'db' | 'payments'>,
  from: string,
): Promise<number> {
  const tallies = await readCounters(db, 'paid by day', from);
  return tallies.reduce((total, { key, count }) => total + (key === mode ? count : 0), 0);
}
