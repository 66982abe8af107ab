import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

/** The values of a row as texts, by column. */
export type Row = Record<string, string | null>;

export type TableRows = {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Changes when the table is rewritten. */
  readonly file: string;
};

export async function readRows(db: Executor): Promise<Map<string, TableRows>> {
  const tables = await selectRows<{ name: string; file: string; columns: string[] }>(
    db,
    sql`select c.relname as name, pg_relation_filenode(c.oid)::text as file,
        array_agg(a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid order by 1`,
  );
  const read = new Map<string, TableRows>();
  for (const { name, ...table } of tables) {
    const rows = await selectRows<{ row: Row }>(
      db,
      sql`select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t))) as row
        from ${sql.identifier(name)} t`,
    );
    read.set(name, { ...table, rows: rows.map(({ row }) => row) });
  }
  return read;
}
