import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compare, type Measured } from './frame.ts';
import { startBareHttp, startNginx } from './limits.ts';
import { requestsPerSecond } from './load.ts';
import type { Product } from './product.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');

/** Throughput of the landing page against bare servers sending the same bytes, and its weight. */
export async function measurePages(product: Product): Promise<Measured> {
  const response = await fetch(`${product.url}/`, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const limits = [await startBareHttp({ body, headers }), await startNginx({ 'index.html': body })];
  const comparisons = [];
  for (const limit of limits) {
    if (!limit) continue;
    comparisons.push(
      await compare({
        name: 'landing page',
        unit: 'requests/s',
        against: limit.name,
        ...(limit.name.startsWith('bare') ? { goal: '≥ 0.8' } : {}),
        ours: () => requestsPerSecond(`${product.url}/`, plain),
        limit: () => requestsPerSecond(limit.url, plain),
      }),
    );
    await limit.stop();
  }
  return { comparisons, figures: weigh(body.toString('utf8')) };
}

/** What a browser loads before any interaction. */
function weigh(html: string) {
  const files = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, file = '']) => file)),
  ];
  const gzipped = (names: string[]) =>
    names.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(CLIENT, name)), { level: 9 }).length,
      0,
    );
  const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;
  // Links without `rel` are fetched when somebody uses the page.
  const scripts = files(
    /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g,
  );
  const styles = files(/href="\/(assets\/[^"]+\.css)"/g);
  return [
    {
      name: 'landing page, HTML (gzip)',
      unit: 'KB',
      value: kilobytes(gzipSync(html, { level: 9 }).length),
    },
    {
      name: 'landing page, JavaScript before interaction (gzip)',
      unit: 'KB',
      value: kilobytes(gzipped(scripts)),
      goal: '≤ 40',
    },
    { name: 'landing page, styles (gzip)', unit: 'KB', value: kilobytes(gzipped(styles)) },
  ];
}
