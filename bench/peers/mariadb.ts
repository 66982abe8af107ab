import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/testing/servers/free-port.ts';

const START_LIMIT_MS = 60_000;
/** Root may not run it, so it runs as the account that the package brings. */
const ACCOUNT = 'mysql';

export type MariaDb = {
  readonly port: number;
  readonly user: string;
  readonly name: string;
  run(statement: string): void;
  stop(): Promise<void>;
};

/** An empty MariaDB of its own, with durable commits; throws where it is not installed. */
export async function startMariaDb(): Promise<MariaDb> {
  const folder = mkdtempSync(join(tmpdir(), 'casa-mariadb-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const account = isRoot ? [`--user=${ACCOUNT}`] : [];
  const data = join(folder, 'data');
  const quiet = { stdio: 'ignore' as const };
  execFileSync(
    'mariadb-install-db',
    [`--datadir=${data}`, '--auth-root-authentication-method=normal', ...account],
    quiet,
  );
  const port = await findFreePort();
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${join(folder, 'socket')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      ...account,
    ],
    quiet,
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const run = (statement: string, ...options: string[]) => {
    const to = ['--no-defaults', '--protocol=tcp', '--host=127.0.0.1', `--port=${port}`];
    // By standard input: an article is longer than an argument may be.
    execFileSync('mariadb', [...to, '--user=root', ...options], {
      input: statement,
      stdio: 'pipe',
    });
  };
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      run('create database ghost character set utf8mb4');
      break;
    } catch (error) {
      if (performance.now() > limit || server.exitCode !== null) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return { port, user: 'root', name: 'ghost', run: (statement) => run(statement, 'ghost'), stop };
}

const idOf = (flag: string) =>
  Number(execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8' }).trim());
