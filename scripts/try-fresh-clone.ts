import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findFreePort } from '../src/testing/servers/free-port.ts';
import { killTree } from '../src/testing/servers/kill-tree.ts';

const ROOT = join(import.meta.dirname, '..');
/** Installing and building run beside the tests: 100 seconds alone, many minutes with them. */
const LIMIT_MS = 20 * 60_000;
/** Environment variables of every account; the last ones are for Windows. */
const NEWCOMER_VARIABLES = [
  'HOME',
  'TMPDIR',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'TEMP',
  'TMP',
];

/**
 * Clones the repository into a new folder and runs `npm start` there, like a newcomer. Uncommitted
 * changes are copied over the clone.
 */
async function tryFreshClone(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-clone-'));
  const clone = join(folder, 'casa-circle');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
    overlayChanges(clone);
    await startAndAsk(clone);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

function overlayChanges(clone: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const changed = [
    ...git('diff', '-z', '--name-only', 'HEAD'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  for (const file of changed) {
    const target = join(clone, file);
    if (existsSync(join(ROOT, file))) {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(ROOT, file), target);
    } else rmSync(target, { force: true });
  }
}

async function startAndAsk(clone: string): Promise<void> {
  const port = await findFreePort();
  // Without this run's environment, which a newcomer does not have.
  const isWindows = process.platform === 'win32';
  const kept = NEWCOMER_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter);
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...Object.fromEntries(kept), PATH: path, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a batch file, which needs a shell.
    shell: isWindows,
    detached: !isWindows,
  });
  const killAtExit = () => killTree(npm);
  process.once('exit', killAtExit);
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  npm.stderr.on('data', (chunk) => (output += chunk));
  try {
    await waitFor(`http://localhost:${port}/readyz`, () => npm.exitCode);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    if (!page.includes('<h1')) throw new Error('The start page came without its heading.');
    if (!output.includes(`http://localhost:${port}`))
      throw new Error('The screen does not say where the site is.');
    console.log(output);
  } catch (error) {
    console.error(output);
    throw error;
  } finally {
    if (npm.exitCode === null) {
      // 'close' instead of 'exit': the output stays open as long as one process of the tree runs.
      const ended = new Promise((resolve) => npm.once('close', resolve));
      if (isWindows) killTree(npm);
      else npm.kill('SIGTERM');
      await ended;
    }
    process.off('exit', killAtExit);
  }
}

async function waitFor(address: string, exitCode: () => number | null): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    if (exitCode() !== null) throw new Error('`npm start` ended before the product was ready.');
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The product was not ready in time.');
}

await tryFreshClone();
