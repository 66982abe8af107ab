import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from './context.ts';
import { endOfWindow, keyOf, refuse } from './rate-limits.ts';
import type { Rate } from './setting-kinds.ts';

/** One use of a rule by somebody. */
export type Use = { readonly rule: string; readonly subject: string; readonly rate: Rate };

/**
 * Counts a use by a network and one by somebody in it, in one statement; when the network's is
 * refused, the other is not counted. The commit does not wait for the disk: a crash of the database
 * may forget the last uses, but nobody waits long for a counter that many share. It must not run in
 * a transaction of something else, which would not wait for the disk either.
 */
export async function countBoth(
  context: Pick<Context, 'db' | 'clock'>,
  network: Use,
  within: Use,
): Promise<void> {
  const [outer, inner] = [counterOf(context, network), counterOf(context, within)];
  const [counts] = await selectRows<{ outer: number; inner: number | null }>(
    context.db,
    sql`with quick as materialized (select set_config('synchronous_commit', 'off', true)),
      counted as (
        insert into rate_limit_windows as known (key, count, expires_at)
        select ${outer.key}, 1, ${outer.end}::timestamptz from quick
        on conflict (key) do update set count = known.count + 1 returning count
      ), counted_within as (
        insert into rate_limit_windows as known (key, count, expires_at)
        select ${inner.key}, 1, ${inner.end}::timestamptz from counted
        where counted.count <= ${network.rate.limit}::int
        on conflict (key) do update set count = known.count + 1 returning count
      )
      select (select count from counted) as "outer", (select count from counted_within) as "inner"`,
  );
  if (!counts) throw new Error('the counters were not returned');
  if (counts.outer > network.rate.limit) refuse(context, outer.expiresAt);
  if ((counts.inner ?? 0) > within.rate.limit) refuse(context, inner.expiresAt);
}

function counterOf(context: Pick<Context, 'clock'>, { rule, subject, rate }: Use) {
  const expiresAt = endOfWindow(context, rate);
  const key = keyOf(context, rule, subject, rate.seconds);
  return { key, expiresAt, end: expiresAt.toISOString() };
}
