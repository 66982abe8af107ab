import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findUsualBrowser } from '../src/testing/browsers/find-browser.ts';
import { type Comparison, compare, type Measured } from './frame.ts';
import { createSimulatorWork, GROUPS } from './simulator-work.ts';

const PAIR = {
  unit: 'ms',
  against: 'a bare loop of the same hash calls',
  goal: '≤ 5',
};

/** Playing a hundred groups, compared with only the hash calls that they make. */
export async function measureSimulator(): Promise<Measured> {
  const { playGroups, callHash, callsOfGroup } = createSimulatorWork();
  const inNode = await compare({
    ...PAIR,
    name: `simulator: ${GROUPS} groups of 240 months, in Node`,
    ours: async () => playGroups(),
    limit: async () => callHash(),
  });
  return {
    comparisons: [inNode, await measureInWorker()],
    figures: [{ name: 'simulator: hash calls of a group', unit: 'calls', value: callsOfGroup }],
  };
}

/** The same in a browser's worker, where visitors play them, bundled as the page's worker is. */
async function measureInWorker(): Promise<Comparison> {
  const worker = await bundleWorker();
  const { path } = await findUsualBrowser();
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    await page.route('http://bench.test/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.js')
          ? { contentType: 'text/javascript', body: worker }
          : { contentType: 'text/html', body: '<!doctype html><title>Bench</title>' },
      ),
    );
    await page.goto('http://bench.test/');
    const started = await page.evaluateHandle(() => new Worker('/worker.js', { type: 'module' }));
    const ask = (what: 'ours' | 'limit') =>
      started.evaluate(
        (asked, question) =>
          new Promise<number>((resolve, reject) => {
            asked.onmessage = ({ data }) => resolve(data as number);
            asked.onerror = ({ message }) => reject(new Error(message));
            asked.postMessage(question);
          }),
        what,
      );
    return await compare({
      ...PAIR,
      name: `simulator: ${GROUPS} groups of 240 months, in a browser’s worker`,
      ours: () => ask('ours'),
      limit: () => ask('limit'),
    });
  } finally {
    await browser.close();
  }
}

async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'simulator-worker.ts'),
        formats: ['es'],
        fileName: 'worker',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the worker could not be bundled');
  return chunk.code;
}
