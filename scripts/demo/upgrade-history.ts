import type { CopiedRows } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { MIGRATIONS_FOLDER } from '../../src/server/start/new-database.ts';
import { startPostgresServer } from '../../src/testing/servers/postgres-server.ts';
import { insertStatements } from '../../src/testing/upgrade/insert-statements.ts';
import { loadRows } from '../../src/testing/upgrade/load-rows.ts';
import { dumpTables } from './dump-history.ts';
import { onServer } from './on-server.ts';

/** The recorded rows as they are after the migrations that came since the recording. */
export async function upgradeHistory(
  tables: readonly CopiedRows[],
  migration: string,
): Promise<CopiedRows[]> {
  const server = await startPostgresServer();
  try {
    await onServer(server.url('postgres'), (client) => client.query('create database recorded'));
    const connectionString = server.url('recorded');
    const database = openPostgres({ connectionString, maxConnections: 2, onError: () => {} });
    try {
      await database.migrate(MIGRATIONS_FOLDER, migration);
      await loadRows(database, tables.flatMap(insertStatements));
      await database.migrate(MIGRATIONS_FOLDER);
    } finally {
      await database.close();
    }
    return await onServer(connectionString, dumpTables);
  } finally {
    await server.stop();
  }
}
