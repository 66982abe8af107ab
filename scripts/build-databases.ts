import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type InMemory, openInMemory } from '../src/db/embedded.ts';
import { HISTORY_RULES, readAboutHistory, readHistory } from '../src/server/demo/history-file.ts';
import { makeDemoDatabase } from '../src/server/demo/make-demo-database.ts';
import { demoDatabaseFile } from '../src/server/demo/prepare-demo.ts';
import { MIGRATIONS_FOLDER, newDatabaseFile } from '../src/server/start/new-database.ts';

/**
 * The databases that a first start copies: the demonstration's, and an empty one with our tables.
 * The build runs this in a process of its own.
 */
async function buildDatabases(): Promise<void> {
  const about = readAboutHistory();
  if (about?.rules === HISTORY_RULES)
    await build(demoDatabaseFile(), (database) => makeDemoDatabase(database, about, readHistory()));
  await build(newDatabaseFile(), async ({ migrate }) => void (await migrate(MIGRATIONS_FOLDER)));
}

async function build(file: string, fill: (database: InMemory) => Promise<void>): Promise<void> {
  const database = await openInMemory();
  await fill(database);
  const dump = await database.dump('gzip');
  await database.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

await buildDatabases();
