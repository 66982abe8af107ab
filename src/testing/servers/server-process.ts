import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_FLAGS } from '../../../scripts/launch/server-flags.mjs';
import { spawnNode } from '../../../scripts/launch/spawn-node.mjs';
import { bundledProgram } from './bundled-program.ts';
import { findFreePort } from './free-port.ts';

const START_LIMIT_MS = 120_000;

export type ServerProcess = {
  url: string;
  readonly pid: number | undefined;
  /** Its output so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit status; null when it was killed by a signal. */
  readonly ended: Promise<number | null>;
  /** Stops it, waits, and removes its data folder. */
  stop(): Promise<void>;
};

/** Starts the real server, or another program with its arguments, in its own process, with its own data folder and port. */
export async function spawnServer(
  settings: Record<string, string> = {},
  program?: string | readonly string[],
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-server-'));
  const port = settings.PORT ?? String(await findFreePort());
  // It ends with this process, even when this process is killed.
  const child = spawnNode(
    process.execPath,
    [...SERVER_FLAGS, ...[program ?? (await bundledProgram('src/server/main.ts'))].flat()],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: port,
        WORKER_PORT: port,
        DATA_DIR: folder,
        // Tests count people and groups; those that need the demo history enable it.
        DEMO_HISTORY: '0',
        ...settings,
      },
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const endAtExit = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', endAtExit);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', endAtExit);
      resolve(code);
    });
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same, once it is ready to serve (or, for a worker, to work). */
export async function startServerProcess(
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await spawnServer(settings);
  await untilReady(server);
  return server;
}

/** Waits until it is ready; stops it and fails if it never is. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  const until = performance.now() + START_LIMIT_MS;
  while (!(await isReady())) {
    if (hasEnded || performance.now() > until) {
      await server.stop();
      throw new Error(`The server did not get ready:\n${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
