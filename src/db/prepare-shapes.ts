import { Column, is, type Placeholder, SQL, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';
import { UNNAMED } from './prepare-once.ts';

/** As many shapes of a statement are kept; then they are built anew. */
const MOST_SHAPES = 200;

/** The place of a value in a statement; undefined when the value is not given. */
export type Given = (name: string) => Placeholder | undefined;
type Values = Readonly<Record<string, unknown>>;
type Prepared<Row> = { execute(values: Values): Promise<Row[]> };

/**
 * Caches a statement whose conditions differ from request to request, such as that of a list with
 * filters: once for every set of values that is given. What else changes its SQL is part of `shape`.
 */
export function prepareShapes() {
  const known = new WeakMap<Executor, Map<string, Prepared<unknown>>>();
  return <Row>(
    db: Executor,
    shape: string,
    values: Values,
    build: (given: Given) => { prepare(name: string): Prepared<Row> },
  ): Promise<Row[]> => {
    const shapes = known.get(db) ?? new Map<string, Prepared<unknown>>();
    known.set(db, shapes);
    const isGiven = (name: string) => values[name] !== undefined;
    const key = `${shape}: ${Object.keys(values).filter(isGiven)}`;
    let prepared = shapes.get(key) as Prepared<Row> | undefined;
    if (!prepared) {
      if (shapes.size >= MOST_SHAPES) shapes.clear();
      const given: Given = (name) => (isGiven(name) ? sql.placeholder(name) : undefined);
      prepared = mapQuickly(build(given).prepare(UNNAMED));
      shapes.set(key, prepared);
    }
    return prepared.execute(values);
  };
}

type Decode = (value: unknown) => unknown;
type Mapped = {
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: (rows: unknown[][]) => Record<string, unknown>[];
};

/**
 * Finds out once how each column is decoded; Drizzle does so again for every field of every row,
 * which takes as long as reading the rows.
 */
function mapQuickly<P>(prepared: P): P {
  const mapped = prepared as Mapped;
  const columns = (mapped.fields ?? []).map(({ path, field }) => {
    if (path.length > 1) throw new Error('A statement of several shapes returns plain rows.');
    return { name: path[0] as string, decode: decoderOf(field) };
  });
  mapped.customResultMapper = (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (let index = 0; index < columns.length; index += 1) {
        const { name, decode } = columns[index] as (typeof columns)[number];
        const value = row[index];
        result[name] = value === null || !decode ? value : decode(value);
      }
      return result;
    });
  return prepared;
}

/** Undefined when the driver's value is the column's. */
function decoderOf(field: unknown): Decode | undefined {
  const decoder = is(field, Column) ? field : decoderOfExpression(field);
  const decode = decoder.mapFromDriverValue as Decode;
  return decode === Column.prototype.mapFromDriverValue ? undefined : decode.bind(decoder);
}

/** Drizzle keeps it as an internal property. */
function decoderOfExpression(field: unknown): { mapFromDriverValue: Decode } {
  if (!is(field, SQL)) throw new Error('A statement of several shapes selects columns and SQL.');
  return (field as unknown as { decoder: { mapFromDriverValue: Decode } }).decoder;
}
