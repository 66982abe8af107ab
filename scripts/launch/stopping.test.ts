import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import { anyRuns, processTree } from '../../src/testing/servers/process-tree.ts';
import { IS_LONG } from '../../src/testing/setup/long-tests.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { ROOT } from './spawn-node.mjs';

const SHUTDOWN_SECONDS = 10;
const START_LIMIT_MS = 120_000;
let data: string;

beforeAll(async () => {
  await ensureBuilt();
  data = mkdtempSync(join(tmpdir(), 'casa-stopping-'));
}, START_LIMIT_MS);
afterAll(() => rmSync(data, { recursive: true, force: true }));

type Running = { npm: ChildProcess; pids: number[]; launcher: number; server: number };

/** `npm start` as a person types it, once the product answers. */
async function startWithNpm(): Promise<Running> {
  const port = await findFreePort();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: data,
      DEMO: '0',
      PAGES: 'development',
      SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
    },
  });
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: START_LIMIT_MS, interval: 100 });
  // npm, perhaps its shell, the launcher, the server.
  const pids = processTree(npm.pid as number);
  const [server = 0, launcher = 0] = pids.toReversed();
  return { npm, pids, launcher, server };
}

type Ending = [string, NodeJS.Signals, (running: Running) => number | undefined];
const ENDINGS: Ending[] = [
  // The terminal sends the signal to every process of the group.
  ['somebody presses Ctrl+C', 'SIGINT', ({ npm }) => -(npm.pid as number)],
  ['npm is killed', 'SIGKILL', ({ npm }) => npm.pid],
  ['npm is told to stop', 'SIGTERM', ({ npm }) => npm.pid],
  ['the launcher is told to stop', 'SIGTERM', ({ launcher }) => launcher],
  ['the launcher is killed', 'SIGKILL', ({ launcher }) => launcher],
  ['the server is told to stop', 'SIGTERM', ({ server }) => server],
];
/** Each takes a start of the product; `npm run test:long` plays all of them. */
const PLAYED = IS_LONG ? ENDINGS : ENDINGS.slice(0, 2);

describe.skipIf(process.platform === 'win32')('the tree of `npm start` ends', () => {
  it.each(PLAYED)(
    'when %s',
    async (_case, signal, choose) => {
      const running = await startWithNpm();
      try {
        expect(running.pids.length).toBeGreaterThanOrEqual(3);
        process.kill(choose(running) as number, signal);
        await vi.waitUntil(() => !anyRuns(running.pids), {
          timeout: SHUTDOWN_SECONDS * 1000,
          interval: 50,
        });
      } finally {
        for (const pid of running.pids) if (anyRuns([pid])) process.kill(pid, 'SIGKILL');
      }
    },
    180_000,
  );
});
