import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/**
 * Inserts many rows with one parameter: the query builder needs longer for thousands of parameters
 * than the database for the rows. Every row has the same fields; a column that is left out gets its
 * default.
 */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const fields = Object.keys(first).map((field) => {
    const column = columns[field];
    if (!column) throw new Error(`the table has no column for '${field}'`);
    return { field, name: column.name };
  });
  const data = rows.map((row) =>
    Object.fromEntries(
      fields.map(({ field, name }) => [name, (row as Record<string, unknown>)[field] ?? null]),
    ),
  );
  const names = sql.join(
    fields.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (${names}) select ${names}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb)`);
}
