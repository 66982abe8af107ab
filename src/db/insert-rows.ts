import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Executor, selectRows } from './executor.ts';

type Row = Record<string, unknown>;

/**
 * Inserts a row and returns it as stored; undefined when it conflicts with an existing one. A
 * dependent row of another table is inserted by the same statement, unless the first conflicts. For
 * wide rows on hot paths: the query builder needs 0.5 ms of processor time for an application, this
 * 0.03 ms.
 */
export async function insertRow<Table extends PgTable, Other extends PgTable = never>(
  db: Executor,
  table: Table,
  row: Table['$inferInsert'],
  belonging?: { table: Other; row: Other['$inferInsert'] },
): Promise<Table['$inferSelect'] | undefined> {
  const { names, values } = namesAndValues(table, row);
  const columns = getTableColumns(table);
  const all = Object.entries(columns).map(([field, { name }]) => `"${name}" as "${field}"`);
  const insert = sql`insert into ${table} (${names}) values (${values})
    on conflict do nothing returning ${sql.raw(all.join(', '))}`;
  const [stored] = await selectRows<Row>(db, belonging ? withBelonging(insert, belonging) : insert);
  if (!stored) return undefined;
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [
      field,
      value === null ? null : columns[field]?.mapFromDriverValue(value),
    ]),
  ) as Table['$inferSelect'];
}

function withBelonging(insert: SQL, belonging: { table: PgTable; row: Row }): SQL {
  const { names, values } = namesAndValues(belonging.table, belonging.row);
  return sql`with added as (${insert}), belonging as (
      insert into ${belonging.table} (${names}) select ${values} from added
    ) select * from added`;
}

function namesAndValues(table: PgTable, row: Row): { names: SQL; values: SQL } {
  const given = columnsOf(table, row);
  const values = given.map(([field, column]) => sql`${toDriverValue(column, row[field])}`);
  return { names: namesOf(given), values: sql.join(values, sql`, `) };
}

/**
 * Inserts many rows with one parameter: for thousands of parameters the query builder takes longer
 * than the database takes for the rows. Every row has the same fields.
 */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const given = columnsOf(table, first);
  const names = namesOf(given);
  const json = JSON.stringify(
    (rows as readonly Row[]).map((row) =>
      Object.fromEntries(given.map(([field, { name }]) => [name, row[field] ?? null])),
    ),
  );
  await db.execute(
    sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
  );
}

/** The columns that a row has a value for; the others get their defaults. */
function columnsOf(table: PgTable, row: Row): [string, Column][] {
  const columns = getTableColumns(table);
  return Object.keys(row).flatMap((field): [string, Column][] => {
    const column = columns[field];
    if (!column) throw new Error(`the table has no column for '${field}'`);
    return row[field] === undefined ? [] : [[field, column]];
  });
}

const namesOf = (columns: readonly [string, Column][]): SQL =>
  sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));

const toDriverValue = (column: Column, value: unknown) =>
  value === null ? null : column.mapToDriverValue(value);
