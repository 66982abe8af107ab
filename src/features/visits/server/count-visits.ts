import type { IncomingMessage } from 'node:http';
import { gte, sql, sum } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { pageVisits } from './tables.ts';

/** The public pages whose views are counted. */
const COUNTED = new Set([
  '/',
  '/homebuyers',
  '/calculators',
  '/calculadoras',
  '/simulator',
  '/simulador',
  '/rules',
  '/regulamento',
  '/apresentacao',
  '/imovelnoseua',
  '/comprar-imovel',
  '/blog',
]);

const FLUSH_MS = 20_000;

export type VisitCounter = {
  note(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Counts page views in memory and writes them every few seconds, so that a view costs no query. A
 * crash loses those seconds, which is acceptable for a count.
 */
export function createVisitCounter({
  db,
  clock,
  log,
}: Pick<Context, 'db' | 'clock' | 'log'>): VisitCounter {
  let counts = new Map<string, number>();
  const flush = async () => {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    const day = dateOf(clock.now());
    await db
      .insert(pageVisits)
      .values([...taken].map(([path, count]) => ({ day, path, count })))
      .onConflictDoUpdate({
        target: [pageVisits.day, pageVisits.path],
        set: { count: sql`${pageVisits.count} + excluded.count` },
      });
  };
  const flushQuietly = () =>
    flush().catch((error: unknown) => log.warn({ err: error }, 'visits were not counted'));
  const timer = setInterval(flushQuietly, FLUSH_MS);
  timer.unref();
  return {
    note({ method, url = '/', headers }) {
      // Only page views by people: no prefetching and no bots.
      if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return;
      if (headers['sec-purpose']) return;
      const [path = '/'] = url.split('?', 1);
      if (COUNTED.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flushQuietly();
    },
  };
}

/** How often public pages were opened since a day. */
export async function countVisitsSince({ db }: Pick<Context, 'db'>, day: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(pageVisits.count).mapWith(Number) })
    .from(pageVisits)
    .where(gte(pageVisits.day, day));
  return row?.total ?? 0;
}
