import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';
import { type CountUse, countUse, keyOf, refuse, windowOfNow } from './rate-limits.ts';

const SYNC_INTERVAL_MS = 200;
/** Beyond this number the least recently used subjects are evicted, `ROOM` at a time. */
const MAX_SUBJECTS = 50_000;
const ROOM = 1_000;
const CLEANUP_INTERVAL_MS = 10_000;

type Counter = {
  who: string;
  key: string;
  /** What all processes counted, as of the last exchange. */
  shared: number;
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
 * Counts uses in this process and exchanges the counts with the other processes a few times a
 * second, in one statement. It serves the general limit, which every call passes, and the public
 * forms. Between two exchanges several processes together may admit more than the limit; where that
 * matters, as for sign-ins, use `countUse`. The count of an evicted subject is in the database and
 * known again after an exchange.
 */
export function createSharedLimit(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  { maxSubjects = MAX_SUBJECTS, shareMs = SYNC_INTERVAL_MS } = {},
): SharedLimit {
  const { db, clock, log } = context;
  /** Least recently exchanged first. */
  const counters = new Map<string, Counter>();
  /** Those with uses since the last exchange. */
  const changed = new Set<Counter>();
  let sweptAt = clock.now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const exchange = async () => {
    sweep();
    // Always in the same order, so that processes do not deadlock.
    const counted = [...changed]
      .map((counter) => ({ counter, taken: counter.own }))
      .sort(({ counter: a }, { counter: b }) => (a.key < b.key ? -1 : 1));
    if (counted.length === 0) return;
    const rows = JSON.stringify(
      counted.map(({ counter: { key, expiresAt }, taken }) => ({
        key,
        count: taken,
        expires_at: expiresAt,
      })),
    );
    const totals = await selectRows<{ key: string; count: number }>(
      db,
      sql`insert into rate_limit_windows as known (key, count, expires_at)
        select key, count, expires_at
        from jsonb_to_recordset(${rows}::jsonb) as given (key text, count integer, expires_at timestamptz)
        order by key
        on conflict (key) do update set count = known.count + excluded.count
        returning key, count`,
    );
    const shared = new Map(totals.map(({ key, count }) => [key, count]));
    for (const { counter, taken } of counted) {
      counter.shared = shared.get(counter.key) ?? counter.shared;
      counter.own -= taken;
      if (counter.own === 0) changed.delete(counter);
      if (counters.delete(counter.who)) counters.set(counter.who, counter);
    }
  };
  /** One exchange at a time: two at once would count the same uses twice. */
  const share = async () => {
    while (running) await running.catch(() => {});
    running = exchange().finally(() => {
      running = undefined;
    });
    await running;
  };
  const sweep = () => {
    const now = clock.now().getTime();
    if (Math.abs(now - sweptAt) < CLEANUP_INTERVAL_MS) return;
    sweptAt = now;
    for (const [who, counter] of counters) {
      if (counter.expiresAt.getTime() > now) continue;
      counters.delete(who);
      changed.delete(counter);
    }
  };
  /** Evicts the oldest subjects whose counts are in the database; false when there are none. */
  const evictOldest = () => {
    const before = counters.size;
    let looked = 0;
    for (const [who, { own }] of counters) {
      if (own === 0) counters.delete(who);
      looked += 1;
      if (looked === ROOM) break;
    }
    return counters.size < before;
  };
  const shareQuietly = async () => {
    await share().catch((error: unknown) =>
      // The counts are kept and shared the next time.
      log.warn({ err: error }, 'the counts of the limits were not shared'),
    );
  };
  const shareSoon = () => {
    timer ??= setTimeout(() => {
      void shareQuietly().finally(() => {
        timer = undefined;
      });
    }, shareMs).unref();
  };

  return {
    share,
    count(rule, subject, rate) {
      const window = windowOfNow(context, rate.seconds);
      const who = `${rule} ${subject} ${window.number}`;
      let counter = counters.get(who);
      if (!counter) {
        if (counters.size >= maxSubjects && !evictOldest()) {
          shareSoon();
          return countUse(context, rule, subject, rate);
        }
        const key = keyOf(rule, subject, window);
        counter = { who, key, shared: 0, own: 0, expiresAt: window.endsAt };
        counters.set(who, counter);
      }
      counter.own += 1;
      changed.add(counter);
      shareSoon();
      if (counter.shared + counter.own > rate.limit) refuse(context, counter.expiresAt);
    },
    async close() {
      clearTimeout(timer);
      await shareQuietly();
    },
  };
}
