import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';
import { statement } from './statement.ts';

type Row = Record<string, unknown>;
type Field = { readonly field: string; readonly column: Column };

/** The pieces of statements that add rows with certain fields to a table; they are made once. */
type Shape = {
  readonly fields: readonly Field[];
  /** The table and the columns that get a value. */
  readonly into: string;
  readonly names: string;
  /** A place for each value. */
  readonly places: string;
  /** All columns, as a stored row names them. */
  readonly stored: string;
  readonly name: string;
  /** By what they add. */
  readonly statements: Map<string, ReturnType<typeof statement<Row>>>;
};

const known = new WeakMap<PgTable, Map<string, Shape>>();

function shapeOf(table: PgTable, row: Row): Shape {
  const ofTable = known.get(table) ?? new Map<string, Shape>();
  known.set(table, ofTable);
  const given = Object.keys(row);
  const key = given.join();
  const found = ofTable.get(key) ?? buildShape(table, given);
  ofTable.set(key, found);
  return found;
}

function buildShape(table: PgTable, given: readonly string[]): Shape {
  const columns = getTableColumns(table);
  const fields = given.map((field) => {
    const column = columns[field];
    if (!column) throw new Error(`the table has no column for '${field}'`);
    return { field, column };
  });
  const name = quote(getTableName(table));
  const names = fields.map(({ column }) => quote(column.name)).join(', ');
  return {
    fields,
    name,
    names,
    into: `${name} (${names})`,
    places: fields.map((_, index) => `$${index + 1}`).join(', '),
    stored: Object.entries(columns)
      .map(([field, column]) => `${quote(column.name)} as ${quote(field)}`)
      .join(', '),
    statements: new Map(),
  };
}

const quote = (name: string) => `"${name}"`;

/** Rows that come as one parameter in JSON. */
const selectGiven = ({ name, names }: Shape, place: string) =>
  `select ${names} from jsonb_populate_recordset(null::${name}, ${place}::jsonb)`;

function statementOf({ statements }: Shape, what: string, text: () => string) {
  const found = statements.get(what) ?? statement<Row>(text());
  statements.set(what, found);
  return found;
}

const toJson = ({ fields }: Shape, rows: readonly Row[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(fields.map(({ field, column }) => [column.name, row[field] ?? null])),
    ),
  );

/** A row of another table that is added with a row or not at all. */
export type Besides<Table extends PgTable = PgTable> = {
  readonly table: Table;
  readonly row: Table['$inferInsert'];
  /** Where this finds something, nothing is added at all. */
  readonly unless?: Finding | undefined;
};

/** A `select` with a place for its value. Statements are kept by its text, which has no values in it. */
export type Finding = { readonly text: (place: string) => string; readonly value: string };

/**
 * Inserts a row, with those that belong to it, and returns it as it is stored; undefined when it
 * conflicts with one that is there, or must not be added. A column that is left out gets its default.
 */
export async function insertRow<Table extends PgTable>(
  db: Executor,
  table: Table,
  row: Table['$inferInsert'],
  ...besides: readonly Besides[]
): Promise<Table['$inferSelect'] | undefined> {
  const shape = shapeOf(table, row as Row);
  const [stored] = await add(db, shape, row as Row, besides, shape.stored);
  if (!stored) return undefined;
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [
      field,
      value === null ? null : columns[field]?.mapFromDriverValue(value),
    ]),
  ) as Table['$inferSelect'];
}

/** The same for callers that do not need the stored row; false when nothing was added. */
export async function addRow<Table extends PgTable>(
  db: Executor,
  table: Table,
  row: Table['$inferInsert'],
  ...besides: readonly Besides[]
): Promise<boolean> {
  const added = await add(db, shapeOf(table, row as Row), row as Row, besides, '1');
  return added.length === 1;
}

function add(
  db: Executor,
  shape: Shape,
  row: Row,
  besides: readonly Besides[],
  selected: string,
): Promise<Row[]> {
  const values = valuesOf(shape, row);
  const others = besides.map((other) => ({
    shape: shapeOf(other.table, other.row as Row),
    row: other.row as Row,
  }));
  const findings = besides.flatMap(({ unless }) => unless ?? []);
  const text = () => {
    let before = values.length;
    const parts = others.map((other, index) => {
      const part = `, besides_${index} as (
        insert into ${other.shape.into} select ${typedPlaces(other.shape, before)}
        where exists (select from added))`;
      before += other.shape.fields.length;
      return part;
    });
    const conditions = findings.map(
      (finding, index) => `not exists (${finding.text(`$${before + index + 1}`)})`,
    );
    const source =
      conditions.length > 0
        ? `select ${typedPlaces(shape, 0)} where ${conditions.join(' and ')}`
        : `values (${shape.places})`;
    return `with added as (
        insert into ${shape.into} ${source} on conflict do nothing returning *
      )${parts.join('')}
      select ${selected} from added`;
  };
  const added = others.map((other) => other.shape.into);
  const what = [selected, ...added, ...findings.map((finding) => finding.text('$'))].join(' with ');
  return statementOf(shape, what, text)(
    db,
    ...values,
    ...others.flatMap((other) => valuesOf(other.shape, other.row)),
    ...findings.map(({ value }) => value),
  );
}

const valuesOf = ({ fields }: Shape, row: Row) => fields.map((field) => toValue(field, row));

function toValue({ field, column }: Field, row: Row): unknown {
  const value = row[field];
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}

/** A place for each value, after those of other rows. A `select` has to be told what it gets. */
const typedPlaces = ({ fields }: Shape, before: number) =>
  fields.map(({ column }, index) => `$${before + index + 1}::${column.getSQLType()}`).join(', ');

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
  const [first] = rows as readonly Row[];
  if (!first) return;
  const shape = shapeOf(table, first);
  const text = () => `insert into ${shape.into} ${selectGiven(shape, '$1')}`;
  await statementOf(shape, 'many', text)(db, toJson(shape, rows as readonly Row[]));
}
