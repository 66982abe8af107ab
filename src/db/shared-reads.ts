import { performance } from 'node:perf_hooks';
import type pg from 'pg';

/** So many reads are under way on one connection at most. */
const MOST_UNDER_WAY = 16;
/** A connection that has answered nothing for so long gets no further reads. */
const LATE_MS = 10;
/** A connection that is shared for so long gets no further reads: others may wait for it in the pool. */
const LONGEST_MS = 500;
/** A statement that takes longer, smoothed over some runs, gets connections of its own for a while. */
const SLOW_MS = 20;
const WEIGHT_OF_LAST = 0.2;
const ALONE_MS = 10_000;

type Statement = { readonly text: string };
type Read = readonly [Statement, unknown[]];
type Shared = {
  readonly client: Promise<pg.PoolClient>;
  readonly takenAt: number;
  underWay: number;
  answeredAt: number;
  hasFailed: boolean;
};

/**
 * Sends a short read behind others that are under way on the same connection, without waiting for
 * their answers: under load the database and this process wake each other up far less often than
 * with a connection for each read. A read that comes alone is sent as usual.
 */
export class SharedReads {
  #pool: pg.Pool;
  #runsOften: (text: string) => boolean;
  #shared = new Set<Shared>();
  #known = new Map<string, { ms: number; aloneUntil: number }>();

  constructor(pool: pg.Pool, runsOften: (text: string) => boolean) {
    this.#pool = pool;
    this.#runsOften = runsOften;
  }

  /** Whether it is a read that runs often and is not known to be slow. */
  canShare(given: readonly unknown[]): given is Read {
    const [asked, values] = given as [Partial<Statement> | undefined, unknown];
    const text = asked?.text;
    if (given.length !== 2 || !text || !Array.isArray(values)) return false;
    const isRead = text.startsWith('select ') && !text.includes('pg_notify(');
    if (!isRead || !this.#runsOften(text)) return false;
    return (this.#known.get(text)?.aloneUntil ?? 0) < performance.now();
  }

  async read([asked, values]: Read): Promise<pg.QueryResult> {
    const shared = this.#find(performance.now());
    shared.underWay += 1;
    try {
      const client = await shared.client;
      const sentAt = performance.now();
      const result = await client.query(asked, values);
      const answeredAt = performance.now();
      // The database answers in order, so it began with this one when the one before was answered.
      this.#note(asked.text, answeredAt - Math.max(sentAt, shared.answeredAt), answeredAt);
      shared.answeredAt = answeredAt;
      return result;
    } catch (error) {
      // The connection may be lost, or what it has prepared of no use: it gets no further reads.
      shared.hasFailed = true;
      this.#shared.delete(shared);
      throw error;
    } finally {
      shared.underWay -= 1;
      if (shared.underWay === 0) this.#giveBack(shared);
    }
  }

  /** The time is smoothed, because this process may have been too busy to see the answer. */
  #note(text: string, took: number, now: number): void {
    const known = this.#known.get(text);
    // Others of the same statement were under way when it proved slow.
    if (known && known.aloneUntil > now) return;
    const last = known?.ms ?? 0;
    const ms = last + WEIGHT_OF_LAST * (took - last);
    const isSlow = ms > SLOW_MS;
    this.#known.set(text, { ms: isSlow ? 0 : ms, aloneUntil: isSlow ? now + ALONE_MS : 0 });
  }

  #find(now: number): Shared {
    for (const shared of this.#shared) {
      const isQuick = shared.underWay < MOST_UNDER_WAY && now - shared.answeredAt < LATE_MS;
      if (isQuick && now - shared.takenAt < LONGEST_MS) return shared;
    }
    const client = this.#pool.connect();
    const opened = { client, takenAt: now, underWay: 0, answeredAt: now, hasFailed: false };
    this.#shared.add(opened);
    return opened;
  }

  #giveBack(shared: Shared): void {
    this.#shared.delete(shared);
    shared.client.then(
      (client) => client.release(shared.hasFailed),
      // Whoever read has been told.
      () => {},
    );
  }
}
