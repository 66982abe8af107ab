import { ensureBuilt } from '../scripts/ensure-built.ts';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { startServerProcess } from '../src/testing/servers/server-process.ts';

export type Product = {
  url: string;
  /** The database it runs on, for limits that run the same SQL. */
  databaseUrl: string;
  stop(): Promise<void>;
};

/** The built product on a real PostgreSQL with durable commits and without rate limits. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  await ensureBuilt();
  const postgres = await startPostgresServer({ isDurable: true });
  const databaseUrl = postgres.url('postgres');
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    RATE_API: '9999999/1s',
    ...settings,
  });
  return {
    url: server.url,
    databaseUrl,
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
}
