import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { quoted, type Table, titleOf } from './tables.ts';

type Constraint = Table & { readonly constraint: string; readonly definition: string };

/**
 * Runs `load` without foreign keys and triggers and restores both, in one transaction: rows arrive
 * in any order and must not change.
 */
export async function withoutGuards(
  db: Executor,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const references = await selectRows<Constraint>(
    db,
    sql`select n.nspname as schema, t.relname as name, c.conname as constraint,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and n.nspname = 'public' and c.conparentid = 0`,
  );
  const own = tables.filter(({ schema }) => schema === 'public');
  for (const { constraint, ...table } of references) {
    await db.execute(
      sql`alter table ${quoted(table)} drop constraint ${sql.identifier(constraint)}`,
    );
  }
  for (const table of own) await db.execute(sql`alter table ${quoted(table)} disable trigger user`);
  await load();
  for (const table of own) await db.execute(sql`alter table ${quoted(table)} enable trigger user`);
  for (const { constraint, definition, ...table } of references) {
    await db.execute(
      sql`alter table ${quoted(table)} add constraint ${sql.identifier(constraint)} ${sql.raw(definition)}`,
    );
  }
}

/** Empties a table and fills it with JSON lines. */
export async function loadTable(
  db: Executor,
  table: Table,
  batches: AsyncIterable<readonly string[]>,
): Promise<void> {
  const columns = await selectRows<{ name: string }>(
    db,
    sql`select a.attname as name from pg_attribute a
      where a.attrelid = ${titleOf(table)}::regclass and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''`,
  );
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`delete from ${quoted(table)}`);
  for await (const lines of batches) {
    if (lines.length === 0) continue;
    await db.execute(
      sql`insert into ${quoted(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${quoted(table)}, ${`[${lines.join(',')}]`}::jsonb)`,
    );
  }
}

export async function readCounters(db: Executor) {
  return selectRows<{ name: string; value: string }>(
    db,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
}

export async function setCounters(
  db: Executor,
  counters: readonly { name: string; value: string }[],
): Promise<void> {
  for (const { name, value } of counters) {
    await db.execute(sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint)`);
  }
}
