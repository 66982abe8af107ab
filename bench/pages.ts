import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildManifest } from '../src/server/pages/document.ts';
import { startBareHttp } from './bare-http.ts';
import { type Comparison, compare, type Figure, type Measured } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import type { Product } from './product.ts';
import { publishArticle } from './publish-article.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');
/** Not compressed, so that both sides send the same bytes. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive'];

/** The landing page and an article compared with bare `node:http`, and the landing page's size. */
export async function measurePages({ url, databaseUrl }: Product): Promise<Measured> {
  const landing = await read(`${url}/`);
  const article = await read(`${url}/blog/${await publishArticle(databaseUrl)}`);
  return {
    comparisons: [
      await compareWithBare('landing page', landing),
      await compareWithBare('blog article', article),
    ],
    figures: weigh(landing.body.toString('utf8')),
  };
}

type Page = { url: string; body: Buffer; headers: Record<string, string> };

async function read(url: string): Promise<Page> {
  const response = await fetch(url, PLAIN);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const headers = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return {
    url,
    body: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries(headers),
  };
}

async function compareWithBare(name: string, page: Page): Promise<Comparison> {
  const bare = await startBareHttp(page);
  try {
    return await compare({
      name,
      unit: 'requests/s',
      against: 'bare node:http, same bytes',
      goal: '≥ 0.8',
      ours: () => requestsPerSecond(page.url, PLAIN),
      limit: () => requestsPerSecond(bare.url, PLAIN),
    });
  } finally {
    await bare.stop();
  }
}

/** What a browser loads before any interaction. */
function weigh(html: string): Figure[] {
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
  const scripts = withImports(
    files(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g),
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

/** Files with all that they import, except what is imported later. */
function withImports(names: readonly string[]): string[] {
  const manifest: BuildManifest = JSON.parse(
    readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
  );
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set(names);
  for (const name of found) {
    for (const key of chunks.get(name)?.imports ?? []) found.add(manifest[key]?.file ?? '');
  }
  return [...found].filter(Boolean);
}
