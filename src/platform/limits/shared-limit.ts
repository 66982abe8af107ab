import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import type { Context } from '../context.ts';
import { type CountUse, countUse, keyOf, refuse, windowOfNow } from './rate-limits.ts';

const SHARE_MS = 200;
/** When so many subjects are remembered, those not used for longest are forgotten, `ROOM` at a time. */
const MAX_SUBJECTS = 50_000;
const ROOM = 1_000;
const SWEEP_MS = 10_000;

type Counter = {
  /** Its name in this process. */
  who: string;
  /** Its name in the database. */
  key: string;
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
 * statement: for the general limit, which every call passes, and for the public forms. Several
 * processes together may admit what reaches them within that time beyond the limit, and each its
 * first use; where that matters, as for sign-ins, use `countUse`. A subject that had to make room is
 * like one that comes to another process: its count is in the database and known after an exchange.
 */
export function createSharedLimit(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  { maxSubjects = MAX_SUBJECTS, shareMs = SHARE_MS } = {},
): SharedLimit {
  const { db, clock, log } = context;
  /** In the order in which they last took part in an exchange. */
  const counters = new Map<string, Counter>();
  /** Those that have counted something since the last exchange. */
  const changed = new Set<Counter>();
  let sweptAt = clock.now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const exchange = async () => {
    sweep();
    // In one order, so that processes do not wait for each other in a circle.
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
  /** One exchange after the other: two at once would count the same uses twice. */
  const share = async () => {
    while (running) await running.catch(() => {});
    running = exchange().finally(() => {
      running = undefined;
    });
    await running;
  };
  const sweep = () => {
    const now = clock.now().getTime();
    if (Math.abs(now - sweptAt) < SWEEP_MS) return;
    sweptAt = now;
    for (const [who, counter] of counters) {
      if (counter.expiresAt.getTime() > now) continue;
      counters.delete(who);
      changed.delete(counter);
    }
  };
  /** Forgets the oldest subjects, except those not yet counted in the database; false if it forgot none. */
  const makeRoom = () => {
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
      // What was counted stays and is shared the next time.
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
        if (counters.size >= maxSubjects && !makeRoom()) {
          // As soon as the counts are shared there is room again.
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
