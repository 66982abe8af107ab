import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from './context.ts';
import { type CountUse, countUse, endOfWindow, keyOf, refuse } from './rate-limits.ts';

const SHARE_MS = 200;
/** Beyond so many subjects in a window, the rest is counted in the database at once. */
const MAX_SUBJECTS = 20_000;

type Counter = {
  /** What all processes have counted, as of the last exchange. */
  shared: number;
  /** What this process has counted since then. */
  own: number;
  expiresAt: Date;
};

export type SharedLimit = {
  count: CountUse;
  /** Writes what was counted to the database and reads what the other processes counted. */
  share(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Counts uses in this process and shares the counts with the others a few times a second, in one
 * statement: for the general limit, which every call passes. Several processes together may admit
 * what reaches them within that time beyond the limit; where that matters, as for sign-ins, use
 * `countUse`.
 */
export function createSharedLimit(context: Pick<Context, 'db' | 'clock' | 'log'>): SharedLimit {
  const { db, clock, log } = context;
  const counters = new Map<string, Counter>();
  let timer: NodeJS.Timeout | undefined;

  const share = async () => {
    const now = clock.now();
    for (const [key, { expiresAt }] of counters) if (expiresAt <= now) counters.delete(key);
    // In one order, so that processes do not wait for each other in a circle.
    const counted = [...counters]
      .filter(([, { own }]) => own > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (counted.length === 0) return;
    const rows = JSON.stringify(
      counted.map(([key, { own, expiresAt }]) => ({ key, count: own, expires_at: expiresAt })),
    );
    const taken = new Map(counted.map(([key, { own }]) => [key, own]));
    const totals = await selectRows<{ key: string; count: number }>(
      db,
      sql`insert into rate_limit_windows as known (key, count, expires_at)
        select key, count, expires_at
        from jsonb_to_recordset(${rows}::jsonb) as given (key text, count integer, expires_at timestamptz)
        order by key
        on conflict (key) do update set count = known.count + excluded.count
        returning key, count`,
    );
    for (const { key, count } of totals) {
      const counter = counters.get(key);
      if (!counter) continue;
      counter.shared = count;
      counter.own -= taken.get(key) ?? 0;
    }
  };
  const shareQuietly = async () => {
    await share().catch((error: unknown) =>
      // What was counted stays and is shared the next time.
      log.warn({ err: error }, 'the counts of the limits were not shared'),
    );
  };
  const shareSoon = () => {
    timer ??= setTimeout(() => {
      void shareQuietly().finally(() => {
        timer = undefined;
      });
    }, SHARE_MS).unref();
  };

  return {
    share,
    count(rule, subject, rate) {
      const key = keyOf(context, rule, subject, rate.seconds);
      let counter = counters.get(key);
      if (!counter) {
        if (counters.size >= MAX_SUBJECTS) return countUse(context, rule, subject, rate);
        counter = { shared: 0, own: 0, expiresAt: endOfWindow(context, rate) };
        counters.set(key, counter);
      }
      counter.own += 1;
      shareSoon();
      if (counter.shared + counter.own > rate.limit) refuse(context, counter.expiresAt);
    },
    async close() {
      clearTimeout(timer);
      await shareQuietly();
    },
  };
}
