import type pg from 'pg';

type Definition = { table: string; name: string; kind: string; definition: string };

/**
 * Fills tables without their keys and indexes and recreates these afterwards: PostgreSQL then
 * checks every key, unique constraint and reference as a whole.
 */
export async function fillQuickly(
  db: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const constraints = await select(
    db,
    `select conrelid::regclass::text as table, conname as name, contype as kind, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('p', 'u', 'f')
       and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))
     order by contype = 'f', conname`,
    tables,
  );
  const indexes = await select(
    db,
    `select tablename as table, indexname as name, 'i' as kind, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    tables,
  );
  for (const { table, name } of constraints.toReversed()) {
    await db.query(`alter table ${table} drop constraint "${name}"`);
  }
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  await fill();
  await db.query(`set maintenance_work_mem = '512MB'`);
  for (const { table, name, definition } of constraints) {
    await db.query(`alter table ${table} add constraint "${name}" ${definition}`);
  }
  for (const { definition } of indexes) await db.query(definition);
}

const select = async (db: pg.Client, statement: string, tables: readonly string[]) =>
  (await db.query<Definition>(statement, [tables])).rows;
