import type { Browser, Source } from './browser.ts';
import { carriedBrowser } from './carried-browser.ts';
import { downloadedBrowser } from './downloaded-browser.ts';
import { packagedBrowser } from './packaged-browser.ts';
import { systemBrowser, systemHeadlessShell } from './system-browser.ts';
import { tryBrowser } from './try-browser.ts';

export type FoundBrowser = Browser & { source: string; env: Record<string, string> };

/** The found browser, for child processes, which would search again otherwise. */
const FOUND = 'TEST_BROWSER';

const environment = process.env as Record<string, string>;

const givenBrowser: Source = {
  name: 'CHROME_PATH',
  find: () => (environment.CHROME_PATH ? [{ path: environment.CHROME_PATH, extraEnv: {} }] : []),
};

/** Thrown when no source has a browser that runs; its message says what to do. */
export class NoBrowserError extends Error {
  constructor() {
    super(
      'No browser was found for the browser tests: install Chrome, Chromium or Edge, or set CHROME_PATH to one, and run the command again.',
    );
  }
}

/** Sources that need the network come last; the last one crashes on some machines. */
const LAST_SOURCES = [downloadedBrowser, packagedBrowser, carriedBrowser];

/** The browser for tests: a headless shell takes half of the time. */
export function findBrowser(): Promise<FoundBrowser> {
  return findOnce([givenBrowser, systemHeadlessShell, systemBrowser, ...LAST_SOURCES]);
}

/** The browser for benchmarks: preferably one that people use. */
export function findUsualBrowser(): Promise<FoundBrowser> {
  return findOnce([givenBrowser, systemBrowser, ...LAST_SOURCES]);
}

async function findOnce(sources: readonly Source[]): Promise<FoundBrowser> {
  const known = environment[FOUND];
  const found: Browser & { source: string } = known
    ? JSON.parse(known)
    : await chooseBrowser(sources, { tryBrowser, say: (line) => console.log(line) });
  environment[FOUND] = JSON.stringify(found);
  return { ...found, env: { ...environment, ...found.extraEnv } };
}

type Means = { tryBrowser(browser: Browser): Promise<boolean>; say(line: string): void };

/** The first browser that runs, in the order of the sources. */
export async function chooseBrowser(
  sources: readonly Source[],
  { tryBrowser, say }: Means,
): Promise<Browser & { source: string }> {
  for (const { name, find } of sources) {
    try {
      for (const browser of await find()) {
        if (await tryBrowser(browser)) return { ...browser, source: name };
        say(`Browser from ${name}: ${browser.path} does not run here.`);
      }
    } catch (error) {
      say(`Browser from ${name}: ${(error as Error).message}`);
    }
  }
  throw new NoBrowserError();
}
