import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Source } from './browser.ts';
import { runWhileProgressing } from './run-while-progressing.ts';

const CACHE = join(import.meta.dirname, '../../../.cache');
const BROWSERS = join(CACHE, 'browsers');
const UNPACKING = join(CACHE, 'browser-download');
const PROGRAM = /^(chrome-headless-shell|headless_shell|chrome)(\.exe)?$/;

/** Playwright's own browser, downloaded once into the project's cache. */
export const downloadedBrowser: Source = {
  name: "Playwright's download",
  async find() {
    const present = findDownloaded(BROWSERS);
    if (present.length > 0) return present;
    await download();
    return findDownloaded(BROWSERS);
  },
};

/** The programs in folders that Playwright has marked as complete. */
export function findDownloaded(folder: string): Browser[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((home) => existsSync(join(home, 'INSTALLATION_COMPLETE')))
    .flatMap((home) => readdirSync(home, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && PROGRAM.test(entry.name))
    .map((entry) => ({ path: join(entry.parentPath, entry.name), extraEnv: {} }));
}

async function download(): Promise<void> {
  const home = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  console.log('Downloading a browser for the tests …');
  mkdirSync(UNPACKING, { recursive: true });
  try {
    await runWhileProgressing(
      process.execPath,
      [join(home, 'cli.js'), 'install', '--only-shell', 'chromium'],
      {
        env: {
          ...process.env,
          PLAYWRIGHT_BROWSERS_PATH: BROWSERS,
          TMPDIR: UNPACKING,
          TEMP: UNPACKING,
          TMP: UNPACKING,
        },
        growing: [BROWSERS, UNPACKING],
      },
    );
  } catch (error) {
    rmSync(BROWSERS, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  } finally {
    rmSync(UNPACKING, { recursive: true, force: true, maxRetries: 5 });
  }
}
