import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser, Source } from './browser.ts';
import { systemBrowser, systemHeadlessShell } from './system-browser.ts';

const UPDATE_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 4 * 60_000;
/** The headless shell takes half of the time; not every system has it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** Short timeouts for servers that do not respond. */
const APT_OPTIONS = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=1',
  '-o',
  'DPkg::Lock::Timeout=20',
];

type Means = {
  isDebian: boolean;
  isRoot: boolean;
  /** Runs apt-get; returns whether it succeeded. */
  apt(args: string[], limitMs: number): Promise<boolean>;
  findInstalled(): Browser[] | Promise<Browser[]>;
};

/** The package manager's Chromium, on Debian and Ubuntu, for root. */
export const packagedBrowser: Source = {
  name: 'the package manager',
  find: () =>
    installPackagedBrowser({
      isDebian: process.platform === 'linux' && existsSync('/etc/debian_version'),
      isRoot: process.getuid?.() === 0,
      apt: runApt,
      findInstalled: async () => [
        ...(await systemHeadlessShell.find()),
        ...(await systemBrowser.find()),
      ],
    }),
};

export async function installPackagedBrowser(means: Means): Promise<Browser[]> {
  if (!means.isDebian) return [];
  if (!means.isRoot) throw new Error("'apt-get install chromium' would need root.");
  console.log('Installing the chromium package for the tests …');
  // Old package lists may be sufficient.
  await means.apt(['update'], UPDATE_LIMIT_MS);
  for (const name of PACKAGES) {
    const install = ['install', '-y', '--no-install-recommends', name];
    if (await means.apt(install, INSTALL_LIMIT_MS)) return means.findInstalled();
  }
  throw new Error("'apt-get install chromium' failed.");
}

function runApt(args: string[], limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const apt = spawn('apt-get', ['-qq', ...APT_OPTIONS, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: limitMs,
    });
    apt.once('error', () => resolve(false));
    apt.once('exit', (code) => resolve(code === 0));
  });
}
