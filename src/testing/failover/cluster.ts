import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../servers/free-port.ts';
import { NOBODY } from '../servers/postgres-server.ts';
import { openMovingAddress } from './moving-address.ts';
import type { Programs } from './programs.ts';

export type Cluster = {
  /** Through PgBouncer in transaction mode. */
  readonly pooledUrl: string;
  /** Directly to the primary, without PgBouncer. */
  readonly directUrl: string;
  readonly replicaUrl: string;
  /** Kills the primary with all of its processes, without a shutdown. */
  killPrimary(): void;
  /** Promotes the replica and moves the address to it. */
  promoteReplica(): Promise<void>;
  stop(): Promise<void>;
};

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** A primary with durable commits, a synchronous streaming replica, and PgBouncer in front. */
export async function startCluster(programs: Programs): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'casa-failover-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const env = { ...process.env, HOME: folder };
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs.postgres, program), args, { ...identity, env, stdio: 'pipe' });
  const running = new Set<ChildProcess>();
  // Its own process group, so that a kill reaches every process of a server.
  const start = (file: string, args: string[]) => {
    const child = spawn(file, args, { ...identity, env, stdio: 'ignore', detached: true });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const kill = (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, signal);
  };
  const killAll = () => {
    for (const child of running) kill(child, 'SIGKILL');
  };
  process.once('exit', killAll);
  const startServer = (data: string, port: number) =>
    start(join(programs.postgres, 'postgres'), [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...['-c', 'max_connections=200', '-c', 'wal_level=replica'],
    ]);

  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  run('initdb', [
    ...['-D', primaryData, '-U', 'postgres', '--auth=trust'],
    ...['--encoding=UTF8', '--locale=C'],
  ]);
  const primary = startServer(primaryData, primaryPort);
  await until(() => query(primaryPort, 'select 1'));
  run('pg_basebackup', [
    ...['-D', replicaData, '-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'],
    ...['-R', '-X', 'stream', '-c', 'fast'],
  ]);
  startServer(replicaData, replicaPort);
  await until(() => query(replicaPort, 'select 1'));
  await query(primaryPort, `alter system set synchronous_standby_names = '*'`);
  await query(primaryPort, 'select pg_reload_conf()');
  await until(async () => {
    const [state] = await query(primaryPort, 'select sync_state from pg_stat_replication');
    if (state?.sync_state !== 'sync') throw new Error('the replica is not synchronous yet');
  });

  const address = await openMovingAddress(primaryPort);
  const poolerPort = await findFreePort();
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${address.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_login_retry = 1
query_wait_timeout = 10
`,
  );
  start(programs.pgbouncer, [join(folder, 'pgbouncer.ini')]);
  await until(() => query(poolerPort, 'select 1'));

  return {
    pooledUrl: urlOf(poolerPort),
    directUrl: urlOf(address.port),
    replicaUrl: urlOf(replicaPort),
    killPrimary: () => kill(primary, 'SIGKILL'),
    async promoteReplica() {
      await query(replicaPort, 'select pg_promote(true, 30)');
      address.moveTo(replicaPort);
    },
    async stop() {
      const left = [...running].map(
        (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
      );
      killAll();
      await Promise.all(left);
      await address.close();
      process.off('exit', killAll);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function query(port: number, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(port), connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function until(work: () => Promise<unknown>): Promise<void> {
  const limit = performance.now() + 30_000;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
