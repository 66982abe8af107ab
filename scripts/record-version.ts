import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../src/db/postgres.ts';
import { MIGRATIONS_FOLDER } from '../src/server/start/new-database.ts';
import { startPostgresServer } from '../src/testing/servers/postgres-server.ts';
import { findOrphans } from '../src/testing/upgrade/find-orphans.ts';
import { insertStatements } from '../src/testing/upgrade/insert-statements.ts';
import { loadRows } from '../src/testing/upgrade/load-rows.ts';
import { BREAKPOINT, VERSION_1 } from '../src/testing/upgrade/recorded-version.ts';
import { dumpSequences, dumpTables } from './demo/dump-history.ts';
import { onServer } from './demo/on-server.ts';
import { recordHistory } from './demo/record-history.ts';

/**
 * `node scripts/record-version.ts` recorded the small database that every upgrade is tested on: the
 * demonstration's history in groups of twelve, and a handwritten row for each table that it leaves
 * empty. It ran once, with the last migration of version 1, and is kept to document where the rows
 * come from.
 */
const CAPACITY = 12;
/** Pictures and mails are large, and one is as good as many. */
const SHORTENED = [
  `update blog_images set bytes = substring(bytes for 64)`,
  `delete from sandbox_mailbox where id not in (select id from sandbox_mailbox order by id limit 2)`,
  `delete from mails where id not in (select id from mails order by id limit 5)`,
];

const { history, migration } = await recordHistory(1, { capacity: CAPACITY, hasPersonas: false });
if (migration !== VERSION_1.migration) throw new Error(`${migration} is not version 1`);
const server = await startPostgresServer();
try {
  await onServer(server.url('postgres'), (client) => client.query('create database version'));
  const connectionString = server.url('version');
  const database = openPostgres({ connectionString, maxConnections: 2, onError: () => {} });
  await database.migrate(MIGRATIONS_FOLDER, migration);
  await loadRows(database, [...history.tables.flatMap(insertStatements), ...SHORTENED]);
  const byHand = readFileSync(join(import.meta.dirname, 'version-1/rows-by-hand.sql'), 'utf8');
  for (const statement of byHand.split(BREAKPOINT)) {
    await database.executor.execute(sql.raw(statement));
  }
  const orphans = await findOrphans(database.executor);
  if (orphans.length > 0) throw new Error(`rows without their parents: ${orphans.join(', ')}`);
  await database.close();
  const tables = await onServer(connectionString, (client) =>
    dumpTables(client, { isWhole: true }),
  );
  const sequences = await onServer(connectionString, dumpSequences);
  const statements = [
    ...tables.flatMap(insertStatements),
    ...sequences.map(({ name, value }) => `SELECT setval('${name}', ${value});`),
  ];
  writeFileSync(
    VERSION_1.file,
    gzipSync(`${statements.join(`\n${BREAKPOINT}\n`)}\n`, { level: 9 }),
  );
} finally {
  await server.stop();
}
