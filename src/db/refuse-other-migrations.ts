import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Executor, selectRows } from './executor.ts';

/**
 * Refuses a database made by other migrations: the applied ones must be a prefix of ours. Drizzle
 * compares only dates, and would apply migrations to unknown tables.
 */
export async function refuseOtherMigrations(db: Executor, folder: string): Promise<void> {
  const [journal] = await selectRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journal?.exists) return;
  const applied = await selectRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  const ours = readMigrationFiles({ migrationsFolder: folder });
  if (applied.some(({ hash }, index) => hash !== ours[index]?.hash)) {
    throw new Error(
      'This data was made by another version of the product, whose tables differ: start with an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).',
    );
  }
}
