import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { isTransient } from './errors.ts';
import { type Executor, selectRows } from './executor.ts';
import { refuseOtherMigrations } from './refuse-other-migrations.ts';

type Migration = MigrationMeta & { readonly name: string };

/**
 * Applies the missing migrations of a folder, up to the named one or all of them; returns the name
 * of the last applied one. Each runs in its own transaction, which Drizzle's function does not
 * offer: a later migration can then validate a constraint without the lock of the one that added
 * it. The caller prevents concurrent runs.
 */
export async function runMigrations(
  db: Executor,
  folder: string,
  until?: string,
): Promise<string | undefined> {
  const ours = readMigrations(folder);
  const end = until === undefined ? ours.length : ours.findIndex(({ name }) => name === until) + 1;
  if (until !== undefined && end === 0) throw new Error(`There is no migration ${until}.`);
  const applied = await readAppliedHashes(db);
  refuseOtherMigrations(
    applied,
    ours.map(({ hash }) => hash),
  );
  for (const migration of ours.slice(applied.length, end)) await apply(db, migration);
  return ours[Math.max(applied.length, end) - 1]?.name;
}

export const lastMigration = (folder: string): string => readMigrations(folder).at(-1)?.name ?? '';

function readMigrations(folder: string): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, index) => ({
    ...migration,
    name: journal.entries[index]?.tag ?? '',
  }));
}

/** The hashes of the applied migrations, from Drizzle's documented table. */
async function readAppliedHashes(db: Executor): Promise<string[]> {
  const [found] = await selectRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) {
    await db.execute(sql`create schema if not exists drizzle`);
    await db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const rows = await selectRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}

const MAX_TRIES = 10;

/** The version before still runs: a deadlock with one of its transactions is tried again. */
async function apply(db: Executor, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(db, migration);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isTransient(error)) throw error;
    }
  }
}

async function applyOnce(db: Executor, { sql: statements, hash, folderMillis }: Migration) {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  });
}
