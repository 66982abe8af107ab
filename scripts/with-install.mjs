// Runs a script of the project, after making sure that what it needs is installed. This file and
// scripts/launch run on the host's Node (20 or newer); the script runs on the project's own Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  carriedNode,
  fetchNativePackage,
  missingNativePackages,
} from './launch/native-packages.mjs';
import { platformName, thisPlatform } from './launch/platform.mjs';
import { SERVER_FLAGS } from './launch/server-flags.mjs';
import { ROOT, spawnNode } from './launch/spawn-node.mjs';
import { onStop, shutdownSeconds } from './launch/stopping.mjs';

const FETCH_LIMIT_MS = 60_000;

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

/** @param {string} file */
function readEntries(file) {
  return /** @type {import('./launch/platform.mjs').LockEntries} */ (
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  );
}

/**
 * Whether every package of the lock is installed in its version; optional ones are checked
 * separately.
 */
function isInstalled() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(join(ROOT, installedFile))) return false;
  const installed = readEntries(installedFile);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * @param {string[]} args
 * @param {{ cwd?: string, limitMs?: number }} [options]
 * @returns {Promise<number>}
 */
function runNpm(args, { cwd = ROOT, limitMs } = {}) {
  const { npm_execpath: cli } = process.env;
  const stdio = /** @type {import('node:child_process').IOType[]} */ ([
    'ignore',
    'ignore',
    'inherit',
  ]);
  // The arguments contain no spaces or characters that are special to a shell.
  current = cli
    ? spawnNode(hostNode(), [cli, ...args], { cwd, stdio })
    : spawn('npm', args, { cwd, stdio, shell: process.platform === 'win32' });
  const npm = current;
  const timer = limitMs && setTimeout(() => npm.kill(), limitMs);
  return new Promise((resolve) => {
    npm.once('error', () => resolve(1));
    npm.once('exit', (code) => {
      clearTimeout(timer || undefined);
      resolve(code ?? 1);
    });
  });
}

/** The Node that npm runs on; once installed, npm scripts find the project's own Node first. */
function hostNode() {
  const { npm_node_execpath: host } = process.env;
  return host && existsSync(host) ? host : process.execPath;
}

/**
 * Windows cannot delete a running program, and from the second start on this file runs on the
 * project's own Node. It can be moved, though.
 */
function moveRunningNodeAway() {
  const aside = join(ROOT, '.cache/replaced-node');
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // Another start still runs on it.
  }
  if (process.platform !== 'win32') return;
  if (!process.execPath.startsWith(join(ROOT, 'node_modules') + sep)) return;
  mkdirSync(aside, { recursive: true });
  renameSync(process.execPath, join(aside, `node-${process.pid}.exe`));
}

async function install() {
  // To stderr, because `npm run draw` and `npm run simulate` print only JSON to stdout.
  process.stderr.write('Installing packages (about two minutes the first time) …\n');
  moveRunningNodeAway();
  const status = await runNpm(['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  if (isStopping) process.exit(1);
  if (status !== 0)
    fail(
      'Installing the packages failed; the lines above say why. Check the connection to the package registry and run the command again.',
    );
}

async function fetchMissing() {
  for (const missing of missingNativePackages(ROOT, wanted, platform)) {
    const { name, version } = missing;
    process.stderr.write(`Fetching ${name} ${version}, which the install left out …\n`);
    if (process.execPath.startsWith(join(ROOT, missing.path) + sep)) moveRunningNodeAway();
    const isThere = await fetchNativePackage(ROOT, missing, (args, cwd) =>
      runNpm(args, { cwd, limitMs: FETCH_LIMIT_MS }),
    );
    if (isStopping) process.exit(1);
    if (!isThere)
      fail(
        `The package ${name} ${version}, which ${platformName(platform)} needs, is not installed and could not be fetched from the package registry. Check the connection and run the command again; 'npm run check:platforms' says whether the registry has it.`,
      );
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function stopChild(child) {
  if (child.connected) child.disconnect();
  else child.kill();
  setTimeout(() => {
    child.kill('SIGKILL');
    process.exit(1);
  }, shutdownSeconds() * 1000);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Starting needs Node 20 or newer, and this is ${process.version}. Install a newer one from nodejs.org.`,
  );
}
const wanted = readEntries('package-lock.json');
const platform = thisPlatform();
/** @type {import('node:child_process').ChildProcess | undefined} */
let current;
let isStopping = false;
onStop(() => {
  isStopping = true;
  if (current) stopChild(current);
  else process.exit(1);
});

const node = carriedNode(ROOT, wanted, platform);
if (!node)
  fail(
    `The project brings no Node of its own for ${platformName(platform)}. Install Node 24, run 'npm ci', then: node ${process.argv[2]}`,
  );
if (!isInstalled()) await install();
await fetchMissing();

const [script = '', ...rest] = process.argv.slice(2);
const isServer = script === 'scripts/casa.ts' && ['start', 'worker'].includes(rest[0] ?? '');
const flags = isServer ? SERVER_FLAGS : ['--disable-warning=ExperimentalWarning'];
const child = spawnNode(node, [...flags, join(ROOT, script), ...rest]);
current = child;
child.once('error', ({ message }) =>
  fail(`The project's own Node does not start: ${message}. Run 'npm ci' and try again.`),
);
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
