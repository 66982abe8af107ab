import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import { startPostgresServer } from '../../src/testing/servers/postgres-server.ts';
import { startS3StandIn } from '../../src/testing/servers/s3-stand-in.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { filesOf } from '../fingerprint.ts';
import { layOut } from './lay-out.ts';

export type Ended = { status: number; stdout: string; stderr: string };
type Settings = Record<string, string>;

/**
 * The files of the image in a folder, a PostgreSQL and a store of documents: what an operator's
 * machine has, without a container engine. No variable of this process reaches a command.
 */
export async function openImage() {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'casa-image-'));
  const app = join(folder, 'app');
  layOut(app);
  // As on the read-only file system of a container, for everybody but root.
  for (const file of filesOf(app)) chmodSync(file, file.endsWith('/bin/casa') ? 0o555 : 0o444);
  const before = filesOf(app).join('\n');
  const work = join(folder, 'work');
  mkdirSync(work);
  const [server, store] = await Promise.all([startPostgresServer(), startS3StandIn()]);
  const ports = { PORT: String(await findFreePort()), WORKER_PORT: String(await findFreePort()) };
  const settings: Settings = {
    ...productionSettings(server.url('casa')),
    ...ports,
    S3_ENDPOINT: store.endpoint,
    DATA_DIR: join(work, 'data'),
    TMPDIR: work,
  };
  const environment = (more: Settings = {}) => ({
    PATH: `${dirname(process.execPath)}${delimiter}/usr/bin${delimiter}/bin`,
    HOME: work,
    NODE_ENV: 'production',
    ...more,
  });
  const program = join(app, 'bin/casa');

  return {
    app,
    work,
    settings,
    databaseUrl: server.url,
    site: `http://127.0.0.1:${ports.PORT}`,
    async createDatabase(name: string): Promise<string> {
      await withClient(server.url('postgres'), (client) => client.query(`create database ${name}`));
      return server.url(name);
    },
    /** Runs a command to its end. */
    casa: (args: readonly string[], more: Settings = settings) =>
      runToEnd(program, args, work, environment(more)),
    node: (args: readonly string[], more: Settings = settings) =>
      runToEnd(process.execPath, args, app, environment(more)),
    /** Starts a server process; `stop` returns its status and everything it said. */
    start(args: readonly string[], more: Settings = settings) {
      const child = spawn(program, args, { cwd: work, env: environment(more) });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      return {
        output: () => output,
        ended,
        async stop(signal: NodeJS.Signals = 'SIGTERM') {
          child.kill(signal);
          return { status: await ended, output };
        },
      };
    },
    /** Whether a command changed the program's own files. */
    isUnchanged: () => filesOf(app).join('\n') === before,
    async close() {
      await Promise.all([server.stop(), store.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Image = Awaited<ReturnType<typeof openImage>>;

const key = (byte: number) => `1:${Buffer.alloc(32, byte).toString('base64')}`;

/** Complete settings of production; no service is called but the database and the store. */
function productionSettings(databaseUrl: string): Settings {
  return {
    PUBLIC_URL: 'https://casa.example.org',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    BEACON_RELAYS: 'http://127.0.0.1:9',
    PRODUCTION_ALLOWS: 'no-google',
    IDENTITY_SECRETS: '1:a-secret-for-tests-only-it-protects-nothing',
    FILE_KEYS: key(1),
    RECEIPT_KEYS: key(2),
    BACKUP_KEYS: key(3),
    EVENT_ADDRESS: '1 Test Street, Cottonwood Heights, UT',
    ORGANIZATION_NAME: 'Test Cooperative',
    ORGANIZATION_ADDRESS: '1 Test Street, Salt Lake City, UT 84101',
    ADMIN_EMAIL: 'admin@casa.example.org',
    ADMIN_PASSWORD: 'a-password-for-tests',
    S3_BUCKET: 'documents',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  };
}

/** Runs statements on a connection of its own. */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function runToEnd(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(program, args, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
