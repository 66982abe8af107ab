import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.ts';
import { findFreePort } from '../src/testing/free-port.ts';
import { startPostgresServer } from '../src/testing/postgres-server.ts';

export type Product = {
  url: string;
  /** The database it runs on, for limits that run the same SQL. */
  databaseUrl: string;
  stop(): Promise<void>;
};

/** The built product on a real PostgreSQL, limits out of the way. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  ensureBuilt();
  const postgres = await startPostgresServer();
  const folder = mkdtempSync(join(tmpdir(), 'casa-bench-data-'));
  const port = await findFreePort();
  const databaseUrl = postgres.url('postgres');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        RATE_API: '9999999/1s',
        ...settings,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (attempt > 300 || child.exitCode !== null) throw new Error('the product did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    databaseUrl,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
