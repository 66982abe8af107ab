import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

const ROWS_AT_ONCE = 500;

/** Waiting jobs are data too: payments depend on them. */
const QUEUE = { schema: 'pgboss', name: 'job' };

export type Table = { readonly schema: string; readonly name: string };
export type TableDigest = { readonly rows: number; readonly sha256: string };

export const titleOf = ({ schema, name }: Table): string => `${schema}.${name}`;
export const quoted = ({ schema, name }: Table) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Every table of the product, and the queue of jobs. */
export async function listTables(db: Executor): Promise<Table[]> {
  const own = await selectRows<Table>(
    db,
    sql`select n.nspname as schema, c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      order by 2`,
  );
  return [...own, QUEUE];
}

/** The rows of a table as JSON lines, ordered by primary key. */
export async function* readLines(db: Executor, table: Table): AsyncGenerator<string[]> {
  const key = await selectRows<{ name: string }>(
    db,
    sql`select a.attname as name from pg_index i
      join unnest(i.indkey) with ordinality as k(number, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indisprimary and i.indrelid = ${titleOf(table)}::regclass order by k.place`,
  );
  const order =
    key.length > 0
      ? sql.join(
          // Texts are ordered by bytes: two databases may have different collations.
          key.map(({ name }) => sql`t.${sql.identifier(name)}::text collate "C"`),
          sql`, `,
        )
      : sql`to_jsonb(t)::text collate "C"`;
  await db.execute(
    sql`declare backup_rows no scroll cursor for
      select to_jsonb(t)::text as line from ${quoted(table)} t ${ownRows(table)} order by ${order}`,
  );
  for (;;) {
    const rows = await selectRows<{ line: string }>(
      db,
      sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close backup_rows`);
}

/** Of the queue only our own jobs: the library recreates its own. */
function ownRows({ schema }: Table) {
  return schema === QUEUE.schema ? sql`where not starts_with(t.name, '__pgboss__')` : sql``;
}

export function createDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: readonly string[]) {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    end: (): TableDigest => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function digestTable(db: Executor, table: Table): Promise<TableDigest> {
  const digest = createDigest();
  for await (const lines of readLines(db, table)) digest.add(lines);
  return digest.end();
}
