import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type PeerProcess = {
  readonly url: string;
  /** Its memory now, in MB (resident set), or undefined where the system does not say. */
  memory(): number | undefined;
  stop(): Promise<void>;
};

type Start = {
  command: readonly [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  url: string;
  /** Requested until it answers with less than 500. */
  readyPath?: string;
};

const TIMEOUT_MS = 180_000;

/** Starts a peer in its own process and waits until it answers. */
export async function startPeer({
  command,
  cwd,
  env,
  url,
  readyPath = '/',
}: Start): Promise<PeerProcess> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
  }
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const until = performance.now() + TIMEOUT_MS;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || performance.now() > until) {
      kill();
      throw new Error(`it did not start: ${output.trim().split('\n').slice(-3).join(' ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return {
    url,
    memory: () => memoryOf(child.pid),
    async stop() {
      process.off('exit', kill);
      await end(child);
    },
  };
}

const answers = (url: string) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** The resident memory of a process in MB, as Linux says. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
