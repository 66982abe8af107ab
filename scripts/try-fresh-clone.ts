import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '../src/testing/free-port.ts';

const ROOT = join(import.meta.dirname, '..');
const LIMIT_MS = 5 * 60_000;

/**
 * Clones the repository into a new folder and starts the product there with `npm start`, as
 * somebody does who has just found it. What is changed but not committed is laid over the clone.
 */
async function tryFreshClone(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-clone-'));
  const clone = join(folder, 'casa-circle');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
    overlayChanges(clone);
    await startAndAsk(clone);
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
  // Nothing of this run's own environment may help: the newcomer has none of it.
  const { PATH, HOME, TMPDIR } = process.env;
  const path = (PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { PATH: path, HOME, ...(TMPDIR ? { TMPDIR } : {}), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
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
    if (npm.exitCode === null && npm.pid) {
      const ended = new Promise((resolve) => npm.once('exit', resolve));
      process.kill(-npm.pid, 'SIGTERM');
      await ended;
    }
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
