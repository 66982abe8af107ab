import type pg from 'pg';

/** As many reads at most are under way on one connection. */
const MOST_UNDER_WAY = 16;
/** A connection that has answered nothing for so long gets no further reads. */
const LATE_MS = 10;
/** Then it gets none either, and goes back to the pool, where others may wait for it. */
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
    if (!text.startsWith('select ') || !this.#runsOften(text)) return false;
    return (this.#known.get(text)?.aloneUntil ?? 0) < performance.now();
  }

  async read([asked, values]: Read): Promise<pg.QueryResult> {
    const startedAt = performance.now();
    const shared = this.#find(startedAt);
    shared.underWay += 1;
    try {
      const client = await shared.client;
      return await client.query(asked, values);
    } finally {
      const answeredAt = performance.now();
      // The database answers in order, so it began with this one when the one before was answered.
      this.#note(asked.text, answeredAt - Math.max(startedAt, shared.answeredAt), answeredAt);
      shared.answeredAt = answeredAt;
      shared.underWay -= 1;
      if (shared.underWay === 0) this.#giveBack(shared);
    }
  }

  /** The time is smoothed, because this process may have been too busy to see the answer. */
  #note(text: string, took: number, now: number): void {
    const last = this.#known.get(text)?.ms ?? 0;
    const ms = last + WEIGHT_OF_LAST * (took - last);
    const isSlow = ms > SLOW_MS;
    this.#known.set(text, { ms: isSlow ? 0 : ms, aloneUntil: isSlow ? now + ALONE_MS : 0 });
  }

  #find(now: number): Shared {
    for (const shared of this.#shared) {
      const isQuick = shared.underWay < MOST_UNDER_WAY && now - shared.answeredAt < LATE_MS;
      if (isQuick && now - shared.takenAt < LONGEST_MS) return shared;
    }
    const opened = { client: this.#pool.connect(), underWay: 0, answeredAt: now, takenAt: now };
    this.#shared.add(opened);
    return opened;
  }

  #giveBack(shared: Shared): void {
    this.#shared.delete(shared);
    shared.client.then(
      (client) => client.release(),
      // Whoever read has been told.
      () => {},
    );
  }
}
