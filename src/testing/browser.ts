import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags for a browser that runs anywhere and talks to nobody. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Browser = { path: string; env: Record<string, string> };

/** The browser to test with: `CHROME_PATH`, one of the system's, else the one of the registry. */
export async function findBrowser(): Promise<Browser> {
  const env = process.env as Record<string, string>;
  if (env.CHROME_PATH) return { path: env.CHROME_PATH, env };
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = [
    ...PLACES,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  const found = candidates.find(isExecutable);
  if (found) return { path: found, env };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackCarriedBrowser(env);
  throw new Error(
    'No browser was found. Install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium with the system libraries it needs, as it comes from the registry. */
async function unpackCarriedBrowser(env: Record<string, string>): Promise<Browser> {
  const carried = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(dirname(carried), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // It unpacks into the temporary folder and keeps what it finds there: one folder per version and
  // account, so that nobody meets another's.
  const folder = join(tmpdir(), `casa-chromium-${version}-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
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
    setupLambdaEnvironment(libraries);
    return { path, env: { ...env, LD_LIBRARY_PATH: libraries, TMPDIR: TMPDIR ?? '/tmp' } };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
