import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../../src/testing/setup/lifted-limits.ts';
import { ADMIN } from './the-admin.ts';

/**
 * Starts the product for journeys that begin without the demonstration. To keep the gate short it
 * runs there on PostgreSQL, which takes a third of the embedded database's time; `npm run test:e2e`
 * runs it on the embedded database, and tests of the demonstration always do.
 */
export async function startJourneyServer(
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const postgres = process.env.E2E_POSTGRES;
  return startServerProcess({
    ...LIFTED_LIMITS,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(postgres ? { DATABASE_URL: await createDatabase(postgres) } : {}),
    ...settings,
  });
}

async function createDatabase(server: string): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}${name}`;
}
