import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.ts';
import { findFreePort } from '../src/testing/free-port.ts';
import { ADMIN } from './accounts.ts';

const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 180_000;

/** Starts the product as a person would, with a data folder of its own; stops it afterwards. */
export default async function startSite() {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'casa-e2e-'));
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: folder,
        // Every test comes from one address; the limits have tests of their own.
        RATE_API: '100000/1m',
        RATE_WAITLIST_NETWORK: '10000/1m',
        RATE_SIGN_IN_NETWORK: '10000/1m',
        RATE_SIGN_IN_EMAIL: '10000/1m',
        RATE_SIGN_UP_NETWORK: '10000/1m',
        RATE_ACCOUNT_MAIL_NETWORK: '10000/1m',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
    },
  );
  const address = `http://localhost:${port}`;
  await waitUntilReady(server, address).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw error;
  });
  process.env.SITE_URL = address;
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function waitUntilReady(server: ChildProcess, address: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready in time.');
}
