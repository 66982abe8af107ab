import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type {
  CheckAnswer,
  CheckRequest,
} from '../src/features/assemblies/checking/web/answer-check.ts';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findUsualBrowser } from '../src/testing/browsers/find-browser.ts';
import { EXAMPLE_FETCHED, exampleAssembly } from '../src/testing/scenes/example-assembly.ts';
import type { Figure } from './frame.ts';
import type { Product } from './product.ts';

const ASSETS = join(import.meta.dirname, '../dist/client/assets');
const BIDS = 20;

/**
 * The check of an assembly with 20 bids by the built worker in a real browser, from the start of
 * the worker to its verdict: the first time, and again with its script in the cache.
 */
export async function measureCheck({ url }: Product): Promise<Figure[]> {
  const worker = readdirSync(ASSETS).find((name) => /^check-worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the worker of the check was not built');
  const bids = Array.from({ length: BIDS }, (_, index) => [index + 1, 96 + index] as const);
  const request: CheckRequest = {
    assembly: exampleAssembly({ seats: 480, bids }),
    locale: 'en',
    fetched: { beacon: undefined, past: EXAMPLE_FETCHED.past, keys: EXAMPLE_FETCHED.keys },
  };
  const { path } = await findUsualBrowser();
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/robots.txt`);
    const figures: Figure[] = [];
    for (const time of ['first', 'second']) {
      figures.push({
        name: `the check of an assembly with ${BIDS} bids in a browser, ${time} time`,
        unit: 's',
        value: await secondsOfCheck(page, `/assets/${worker}`, request),
        goal: '≤ 3',
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function secondsOfCheck(page: Page, script: string, request: CheckRequest): Promise<number> {
  const { seconds, answer } = await page.evaluate(
    async ([source, data]) => {
      const startedAt = performance.now();
      const thread = new Worker(source, { type: 'module' });
      const last = await new Promise<CheckAnswer>((resolve, reject) => {
        thread.onerror = () => reject(new Error('the worker did not start'));
        thread.onmessage = ({ data: said }: MessageEvent<CheckAnswer>) => {
          if (!('step' in said)) resolve(said);
        };
        thread.postMessage(data);
      });
      thread.terminate();
      return { seconds: (performance.now() - startedAt) / 1000, answer: last };
    },
    [script, request] as const,
  );
  if (!('isRight' in answer && answer.isRight)) {
    throw new Error(`the check failed: ${JSON.stringify(answer)}`);
  }
  return seconds;
}
