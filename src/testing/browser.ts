import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

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
  const carried = await import('@sparticuz/chromium');
  const { default: chromium, inflate, setupLambdaEnvironment } = carried;
  const path = await chromium.executablePath();
  const bin = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  const libraries = join(tmpdir(), 'al2023/lib');
  if (!existsSync(libraries)) {
    mkdirSync(tmpdir(), { recursive: true });
    await inflate(join(bin, 'al2023.tar.br'));
  }
  setupLambdaEnvironment(libraries);
  return { path, env: { ...env, ...(process.env as Record<string, string>) } };
}
