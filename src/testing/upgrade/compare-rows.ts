import { type Allowance, isAllowed } from './allowances.ts';
import type { Row, TableRows } from './read-rows.ts';
import { LARGE_TABLES } from './rules.ts';

/** What an upgrade changed in existing rows, except what its migrations allow. */
export function compareRows(
  before: ReadonlyMap<string, TableRows>,
  after: ReadonlyMap<string, TableRows>,
  allowances: readonly Allowance[],
): string[] {
  return [...before].flatMap(([table, old]) => {
    const now = after.get(table);
    if (!now) {
      const isMeant = ['drop-table', 'rename'].some((rule) => isAllowed(allowances, rule, table));
      return isMeant ? [] : [`${table} is gone`];
    }
    const gone = old.columns.filter((column) => !now.columns.includes(column));
    const faults = gone
      .filter((column) => {
        const subject = `${table}.${column}`;
        return !['drop-column', 'rename'].some((rule) => isAllowed(allowances, rule, subject));
      })
      .map((column) => `${table}.${column} is gone`);
    const kept = old.columns.filter((column) => !gone.includes(column));
    const lost = countMissing(old.rows, now.rows, kept);
    if (lost > 0 && !isAllowed(allowances, 'change-rows', table)) {
      faults.push(`${table}: ${lost} of ${old.rows.length} rows are gone or changed`);
    }
    const isRewritten = LARGE_TABLES.has(table) && old.file !== now.file;
    const isMeant = allowances.some(
      ({ rule, subject }) => rule === 'rewrite' && subject.split('.')[0] === table,
    );
    if (isRewritten && !isMeant) faults.push(`${table} was written anew`);
    return faults;
  });
}

/** How many rows are missing afterwards, compared by the columns that both have. */
function countMissing(
  rows: readonly Row[],
  others: readonly Row[],
  columns: readonly string[],
): number {
  const key = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
  const left = Map.groupBy(others, key);
  return rows.filter((row) => left.get(key(row))?.pop() === undefined).length;
}
