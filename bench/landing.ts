import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findUsualBrowser } from '../src/testing/browsers/find-browser.ts';
import { compare, type Measured } from './frame.ts';
import { startNginx } from './limits.ts';
import type { Product } from './product.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');
const CPU_SLOWDOWN = 4;
/** Slow 4G, as the common tools simulate it. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** When the landing page shows its largest part, against the same content as a plain file. */
export async function measureLanding(product: Product): Promise<Measured> {
  const limit = await startNginx(await plainFiles(`${product.url}/`));
  if (!limit) return { comparisons: [], figures: [] };
  const { path } = await findUsualBrowser();
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
  try {
    const comparison = await compare({
      name: 'landing page, largest paint, CPU 4× slower, slow 4G',
      unit: 'ms',
      against: 'nginx, the same content without scripts',
      goal: '≤ 1.3',
      ours: () => largestPaint(browser, `${product.url}/`),
      limit: () => largestPaint(browser, limit.url),
    });
    return { comparisons: [comparison], figures: [] };
  } finally {
    await browser.close();
    await limit.stop();
  }
}

/** The page as a plain file: its HTML with no script but the one in its head, its styles and faces. */
async function plainFiles(url: string): Promise<Record<string, Buffer>> {
  const html = (await (await fetch(url)).text())
    .replace(/<script\s[^>]*>.*?<\/script>/gs, '')
    // Of those without attributes the first one loads the faces.
    .replace(/(<script>.*?<\/script>.*)<script>.*?<\/script>/s, '$1')
    .replace(/<link (?:data-)?rel="modulepreload"[^>]*>/g, '');
  const files: Record<string, Buffer> = { 'index.html': Buffer.from(html) };
  const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
  for (const style of styles) files[style] = readFileSync(join(CLIENT, style));
  const faces = [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file);
  for (const [name, bytes] of Object.entries(files)) files[`${name}.gz`] = gzipSync(bytes);
  for (const face of faces) files[face] = readFileSync(join(CLIENT, face));
  return files;
}

/** One cold visit; how long until the largest part was painted, in milliseconds. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1_500);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
