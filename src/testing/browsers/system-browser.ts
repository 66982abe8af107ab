import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, Source } from './browser.ts';

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

type Surroundings = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  isExecutable(path: string): boolean;
};

/** Debian's headless Chromium: a page takes a third of the time of the full browser. */
export const systemHeadlessShell: Source = {
  name: 'this system',
  find: () => findPrograms('chromium-headless-shell').map((path) => ({ path, extraEnv: {} })),
};

/** The browsers installed on this machine. */
export const systemBrowser: Source = {
  name: 'this system',
  find: () => findSystemBrowsers({ platform: process.platform, env: process.env, isExecutable }),
};

/** Checks the usual locations of each system. */
export function findSystemBrowsers({ platform, env, isExecutable }: Surroundings): Browser[] {
  return placesOf(platform, env)
    .filter(isExecutable)
    .map((path) => ({ path, extraEnv: {} }));
}

function placesOf(platform: NodeJS.Platform, env: Surroundings['env']): string[] {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return WINDOWS_PLACES.flatMap((place) =>
      folders.flatMap((folder) => (folder ? [`${folder}\\${place}`] : [])),
    );
  }
  const found = NAMES.flatMap((name) => onPath(name, env));
  return platform === 'darwin' ? [...MAC_PLACES, ...found] : found;
}

/** The programs of a name that this system can run, the first on the PATH first. */
export const findPrograms = (name: string): string[] =>
  onPath(name, process.env).filter(isExecutable);

function onPath(name: string, env: Surroundings['env']): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
