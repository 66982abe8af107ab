import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Source } from './browser.ts';

/** A Chromium from the npm registry with the system libraries it needs: linux x64 only. */
export const carriedBrowser: Source = {
  name: 'the package registry',
  find: async () =>
    process.platform === 'linux' && process.arch === 'x64' ? [await unpackBrowser()] : [],
};

async function unpackBrowser(): Promise<Browser> {
  const carried = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(dirname(carried), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // It unpacks into the temporary folder and reuses what is there: one folder per version and
  // account, so that accounts do not conflict.
  const folder = join(tmpdir(), `casa-chromium-${version}-${userInfo().uid}`);
  // An interrupted run leaves half a browser; the marker file says that it is complete.
  const mark = join(folder, 'is-whole');
  if (!existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  process.env.TMPDIR = folder;
  try {
    const {
      default: chromium,
      inflate,
      setupLambdaEnvironment,
    } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    const libraries = join(folder, 'al2023/lib');
    if (!existsSync(libraries)) await inflate(join(home, 'bin/al2023.tar.br'));
    writeFileSync(mark, '');
    setupLambdaEnvironment(libraries);
    const extraEnv = { ...changesSince(before), TMPDIR: before.TMPDIR ?? '/tmp' };
    return { path, extraEnv: { ...extraEnv, LD_LIBRARY_PATH: libraries } };
  } finally {
    // The package changes the environment of this process: with its fonts, other browsers crash.
    for (const name of Object.keys(changesSince(before))) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The variables of the environment that are new or different. */
function changesSince(before: NodeJS.ProcessEnv): Record<string, string> {
  const changed = Object.entries(process.env).filter(([name, value]) => value !== before[name]);
  return Object.fromEntries(changed) as Record<string, string>;
}
