import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { generateData } from '../../scripts/generate-data.ts';
import type { Executor } from '../../src/db/executor.ts';
import { foldCounters } from '../../src/platform/lists/counters.ts';
import { readConfig } from '../../src/platform/settings/config.ts';
import { createContext } from '../../src/server/start/create-context.ts';
import { dateOf } from '../../src/shared/calendar/date-of.ts';
import type { PostgresServer } from '../../src/testing/servers/postgres-server.ts';
import { fillAssemblies } from './fill-assemblies.ts';
import { fillMembers } from './fill-members.ts';

const APPLICATIONS_PER_GROUP = 1_000;
const CAPACITY = 480;
const MONTHS = 60;
/** The share of paying applicants with which 1,000 applications fill a group of 480. */
const DEPOSIT_SHARE = 0.72;

export type FilledDatabase = { url: string; groups: number };

export async function filledDatabase(
  server: PostgresServer,
  groups: number,
): Promise<FilledDatabase> {
  const url = await keptDatabase(server, `growth_${groups}`, (db, client) =>
    fill(db, client, groups),
  );
  return { url, groups };
}

type Fill = (db: Executor, client: pg.Client) => Promise<void>;

/** The address of a database; filled at its first use, and again when the tables have changed. */
export async function keptDatabase(
  server: PostgresServer,
  label: string,
  fillIt: Fill,
): Promise<string> {
  const name = `${label}_${tablesVersion()}`;
  const url = server.url(name);
  const admin = await connect(server.url('postgres'));
  try {
    const { rows } = await admin.query<{ filled: string | null }>(
      `select shobj_description(oid, 'pg_database') as filled from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.filled !== 'filled') {
      const started = performance.now();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name}`);
      await fillWith(url, fillIt);
      await admin.query(`comment on database ${name} is 'filled'`);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`Filled ${label} in ${seconds} s.`);
    }
  } finally {
    await admin.end();
  }
  return url;
}

async function fillWith(url: string, fillIt: Fill): Promise<void> {
  const config = readConfig({ DATABASE_URL: url, ROLE: 'web', LOG_LEVEL: 'error' });
  const runtime = await createContext(config);
  const client = await connect(url);
  try {
    await fillIt(runtime.context.db, client);
  } finally {
    await client.end();
    await runtime.close();
  }
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function tablesVersion(): string {
  const folder = join(import.meta.dirname, '../../migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

async function fill(db: Executor, client: pg.Client, groups: number): Promise<void> {
  const now = new Date();
  await generateData(db, {
    applications: groups * APPLICATIONS_PER_GROUP,
    seed: 7,
    now,
    capacity: CAPACITY,
    depositShare: DEPOSIT_SHARE,
  });
  await foldCounters({ db });
  const span = { groups, months: MONTHS, today: dateOf(now) };
  await fillMembers(client, span);
  await fillAssemblies(client, span);
  for (const statement of RECORDS) await client.query(statement);
}

/** Rows that the work on applications leaves behind: log, mails and contacts. */
const RECORDS = [
  `insert into audit_log (id, at, actor_id, actor_email, action, subject_type, subject_id, subject_label, before, after)
    select gen_random_uuid(), a.created_at + n * interval '1 hour', 'admin-' || (hashtext(a.email) + n) % 20,
      'admin' || (hashtext(a.email) + n) % 20 || '@example.com', (array['application.approved', 'application.noted',
      'application.opened', 'application.claimed', 'application.rejected'])[n], 'application', a.id::text, a.email,
      '{"status": "pending"}', '{"status": "approved"}'
    from applications a, generate_series(1, 5) n`,
  `insert into mails (id, dedupe_key, recipient, content, status, created_at, sent_at)
    select gen_random_uuid(), 'growth:' || a.id || ':' || n, a.email,
      jsonb_build_object('name', 'application-received', 'locale', 'en', 'text', repeat('A sentence of a mail. ', 40)),
      'sent', a.created_at, a.created_at
    from applications a, generate_series(1, 5) n`,
  `insert into marketing_contacts (id, email, first_name, last_name, phone, source, language, created_at, updated_at)
    select gen_random_uuid(), email, first_name, last_name, phone, source, 'en', created_at, updated_at from applications
    union all
    select gen_random_uuid(), email, first_name, last_name, phone, source, 'en', created_at, updated_at from waitlist_entries`,
];
