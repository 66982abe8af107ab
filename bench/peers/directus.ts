import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../src/testing/servers/free-port.ts';
import type { Peer } from './install.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';

/** Its isolated-vm 5 does not compile for Node 24; version 6 brings compiled files for it. */
export const DIRECTUS: Peer = {
  name: 'directus',
  version: '12.4.0',
  overrides: { 'isolated-vm': '6.2.0' },
};

const SCHEMA = 'directus';
const TOKEN = 'a-token-for-measuring-only';
export const DIRECTUS_HEADERS = { authorization: `Bearer ${TOKEN}` };

/** The columns that our list of applications shows. */
const SHOWN =
  'id,first_name,last_name,email,phone,city,state,preferred_plan,monthly_income,applicant_profile,income_verification_status,source,waiting_since,created_at,updated_at';
export const DIRECTUS_LIST = `/items/applications?limit=25&sort=-created_at&fields=${SHOWN}`;

/** Directus in production mode, in its own schema beside our tables, with the same rows. */
export async function startDirectus(folder: string, databaseUrl: string): Promise<PeerProcess> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await startFilled(client, folder, databaseUrl);
  } finally {
    await client.end();
  }
}

async function startFilled(
  client: pg.Client,
  folder: string,
  databaseUrl: string,
): Promise<PeerProcess> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  await client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  const ownPort = await findFreePort();
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ownPort),
    PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
    KEY: 'key-for-measuring',
    SECRET: 'a secret for measuring only, of thirty-two letters and more',
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: 'none',
    DB_SEARCH_PATH: `array:${SCHEMA}`,
    DB_POOL__MAX: '10',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'a password for measuring only',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    ACCEPT_TERMS: 'true',
    // It would refuse requests on a busy machine, and a row would be missing.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const program = join(folder, 'node_modules/directus/cli.js');
  execFileSync(process.execPath, [program, 'bootstrap'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  for (const [table, defaults] of Object.entries(TABLES)) {
    await client.query(`create table ${SCHEMA}.${table} as select * from public.${table};
      alter table ${SCHEMA}.${table} drop column if exists search_text;
      alter table ${SCHEMA}.${table} add primary key (id), alter id set default gen_random_uuid(), ${defaults};
      create index on ${SCHEMA}.${table} (created_at, id)`);
  }
  await client.query(`create index on ${SCHEMA}.applications (state, created_at);
    alter table ${SCHEMA}.applications add unique (email)`);
  // The tables of both sides: otherwise autovacuum would run during the first measurement.
  await client.query('vacuum analyze');
  return startPeer({
    command: [process.execPath, program, 'start'],
    cwd: folder,
    env,
    url: `http://127.0.0.1:${ownPort}`,
    readyPath: '/server/ping',
  });
}

const TIMES = 'alter created_at set default now(), alter updated_at set default now()';
const TABLES = { applications: TIMES, waitlist_entries: TIMES };
