import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Database } from '#db/database.ts';
import { openInMemory } from '#db/embedded.ts';
import { openPostgres } from '#db/postgres.ts';
import { readConfig } from '#platform/settings/config.ts';
import { createContext, createLogger } from '#server/start/create-context.ts';
import { startPostgresServer } from '../servers/postgres-server.ts';
import { TEMPLATE } from '../test-database.ts';
import { TEST_SETTINGS } from './test-settings.ts';

/** Migrates once, so that each test database is a copy: a snapshot in memory, or a template. */
export default async function setup(project: TestProject) {
  return project.name === 'postgres' ? prepareServer(project) : prepareSnapshot(project);
}

/** Migrates a database: our tables and the job queue's. */
async function migrateFully(database: Database): Promise<void> {
  const config = readConfig(TEST_SETTINGS);
  // Closing the runtime closes the queue's pool; our database handle must stay open.
  const kept = { ...database, close: async () => {} };
  const runtime = await createContext(config, { database: kept, log: createLogger(config) });
  await runtime.close();
}

async function prepareServer(project: TestProject) {
  const server = await startPostgresServer();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const database = openPostgres({
    connectionString: server.url(TEMPLATE),
    maxConnections: 4,
    onError: () => {},
  });
  await migrateFully(database);
  await database.close();
  project.provide('testDatabase', { kind: 'postgres', url: server.url('').replace(/\/$/, '') });
  return () => server.stop();
}

async function prepareSnapshot(project: TestProject) {
  const database = await openInMemory();
  await migrateFully(database);
  const folder = mkdtempSync(join(tmpdir(), 'casa-test-'));
  const file = join(folder, 'snapshot.tar');
  writeFileSync(file, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { kind: 'embedded', snapshot: file });
  return () => rmSync(folder, { recursive: true, force: true });
}
