import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { describeGauge, readGauges } from '#platform/metrics/gauges.ts';

/** How long a scrape waits for the database. Prometheus gives up after ten seconds. */
const READ_LIMIT_MS = 5_000;
/** Several scrapers cost as much as one. */
const CACHE_MS = 5_000;

/** What the database knows, as text for Prometheus; without the database only that it is away. */
export function createStateMetrics(context: Context): () => Promise<string> {
  let reading: Promise<void> | undefined;
  let known = { text: '', isUp: false, at: Number.NEGATIVE_INFINITY };
  const read = async () => {
    const keep = (text: string, isUp: boolean) => {
      known = { text, isUp, at: performance.now() };
    };
    try {
      await context.database.ping();
      keep(await readGauges(context), true);
    } catch {
      keep('', false);
    } finally {
      reading = undefined;
    }
  };
  const isFresh = () => performance.now() - known.at < CACHE_MS;
  return async () => {
    if (!isFresh()) {
      reading ??= read();
      await Promise.race([reading, pause(READ_LIMIT_MS, undefined, { ref: false })]);
    }
    // Old figures would hide that nobody answers.
    const { text, isUp } = isFresh() ? known : { text: '', isUp: false };
    return [
      describeGauge('casa_database_up', 'Whether the database answered in time: 1 or 0', [
        { value: Number(isUp) },
      ]),
      text,
    ].join('\n');
  };
}
