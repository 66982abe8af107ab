import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNativeFor, nameAt } from './platform.mjs';

const INSTALL_FLAGS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--loglevel=silent',
];

/**
 * @typedef {import('./platform.mjs').LockEntries} LockEntries
 * @typedef {{ path: string, name: string, version: string, integrity: string | undefined }} Package
 */

/**
 * The packages with machine code that the lock names for a platform and that are not installed.
 * npm silently skips an optional package that the registry does not have.
 * @param {string} root
 * @param {LockEntries} wanted
 * @param {import('./platform.mjs').Platform} platform
 * @returns {Package[]}
 */
export function missingNativePackages(root, wanted, platform) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNativeFor(entry, platform))
    .filter(([path, entry]) => installedVersion(join(root, path)) !== entry.version)
    .map(([path, { version = '', integrity }]) => ({
      path,
      name: nameAt(path),
      version,
      integrity,
    }));
}

/** @param {string} folder */
function installedVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/**
 * Fetches one missing package: npm installs it into an empty folder, and it is moved into place.
 * Returns whether the package of the lock is installed now.
 * @param {string} root
 * @param {Package} missing
 * @param {(args: string[], cwd: string) => Promise<number>} runNpm returns npm's exit status
 */
export async function fetchNativePackage(root, missing, runNpm) {
  const { path, name, version, integrity } = missing;
  const folder = join(root, '.cache/fetched-packages', `${name.replace('/', '+')}-${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    // A separate project; otherwise npm would use ours in a parent folder.
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const status = await runNpm(['install', ...INSTALL_FLAGS, `${name}@${version}`], folder);
    const fetched = join(folder, 'node_modules', name);
    if (status !== 0 || installedVersion(fetched) !== version) return false;
    if (integrity && integrityOf(folder, name) !== integrity) return false;
    const place = join(root, path);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    renameSync(fetched, place);
    return existsSync(place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function integrityOf(folder, name) {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`]?.integrity;
}

/**
 * The path of the Node that the project carries for this platform, if it carries one. Its file is
 * taken rather than npm's link to it, which on Windows is a script that needs a shell.
 * @param {string} root
 * @param {LockEntries} wanted
 * @param {import('./platform.mjs').Platform} platform
 */
export function carriedNode(root, wanted, platform) {
  const names = Object.keys(wanted['']?.optionalDependencies ?? {});
  const path = names
    .filter((name) => /^node-/.test(name))
    .map((name) => `node_modules/${name}`)
    .find((place) => wanted[place] && isNativeFor(wanted[place], platform));
  return path && join(root, path, 'bin', platform.os === 'win32' ? 'node.exe' : 'node');
}
