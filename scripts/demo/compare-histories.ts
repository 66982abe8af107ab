import type { CopiedRows } from '../../src/db/database.ts';

/** The identity library uses its own randomness and the machine's time, also for its links. */
const DIFFERS = /^identity_/;
const TOKENS = /eyJ[\w.-]+|verification:[\w-]+/g;

export type Difference = {
  readonly table: string;
  readonly recorded: readonly string[];
  readonly played: readonly string[];
};

/** The tables in which two plays of the history differ, with the rows that only one of them has. */
export function compareHistories(
  recorded: readonly CopiedRows[],
  played: readonly CopiedRows[],
): Difference[] {
  const rowsOf = (tables: readonly CopiedRows[], name: string) =>
    tables.filter(({ table }) => table === name).flatMap(comparable);
  const names = new Set([...recorded, ...played].map(({ table }) => table));
  return [...names]
    .filter((name) => !DIFFERS.test(name))
    .map((table) => {
      const [ours, theirs] = [rowsOf(recorded, table), rowsOf(played, table)];
      return { table, recorded: without(ours, theirs), played: without(theirs, ours) };
    })
    .filter(({ recorded: ours, played: theirs }) => ours.length + theirs.length > 0);
}

function comparable({ columns, text }: CopiedRows): string[] {
  const isLeftOut = columns.map((column) => DIFFERS.test(column));
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line
        .split('\t')
        .filter((_, index) => !isLeftOut[index])
        .join('\t')
        .replaceAll(TOKENS, '#'),
    );
}

/** The rows that are not among others, each as often as it is missing there. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}
