import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/**
 * The browser to test with: `CHROME_PATH`, else the one of the registry, which is the same for
 * everybody and draws no window (the tests take half the time), else one of the system's.
 */
export async function findBrowser(): Promise<Browser> {
  return findGivenBrowser() ?? (await tryCarriedBrowser()) ?? requireSystemBrowser();
}

/** The browser to measure with: one that people use, where there is one. */
export async function findUsualBrowser(): Promise<Browser> {
  return (
    findGivenBrowser() ??
    findSystemBrowser() ??
    (await tryCarriedBrowser()) ??
    requireSystemBrowser()
  );
}

const environment = process.env as Record<string, string>;

function findGivenBrowser(): Browser | undefined {
  const { CHROME_PATH } = environment;
  return CHROME_PATH ? { path: CHROME_PATH, env: environment } : undefined;
}

function findSystemBrowser(): Browser | undefined {
  const folders = (environment.PATH ?? '').split(delimiter);
  const candidates = [
    ...PLACES,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  const path = candidates.find(isExecutable);
  return path ? { path, env: environment } : undefined;
}

function requireSystemBrowser(): Browser {
  const found = findSystemBrowser();
  if (found) return found;
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

/** Nothing where it cannot be unpacked or is not for this system: then another one may do. */
function tryCarriedBrowser(): Promise<Browser | undefined> {
  return findCarriedBrowser().catch(() => undefined);
}

/** A Chromium with the system libraries it needs, as it comes from the registry. */
async function findCarriedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const carried = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(dirname(carried), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // It unpacks into the temporary folder and keeps what it finds there: one folder per version and
  // account, so that nobody meets another's.
  const folder = join(tmpdir(), `casa-chromium-${version}-${userInfo().uid}`);
  // A run that was stopped while unpacking leaves half a browser; the mark says that it is whole.
  const mark = join(folder, 'is-whole');
  if (!existsSync(mark)) rmSync(folder, { recursive: true, force: true });
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
    writeFileSync(mark, '');
    setupLambdaEnvironment(libraries);
    return { path, env: { ...environment, LD_LIBRARY_PATH: libraries, TMPDIR: TMPDIR ?? '/tmp' } };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
