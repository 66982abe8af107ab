import type { CopiedRows } from '../../src/db/database.ts';

/** The identity library draws its own chance and reads the machine's time. */
const DIFFERS = /^identity_/;

/** Ids and counted tokens, which move when anything before them draws one more. */
const COUNTED = /[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|0{20,}[0-9a-f]*/g;

/**
 * Where a statement answers rows in no order, two plays number and link them differently. These
 * columns are left out of the comparison; who, what, how much and when stay.
 */
const NUMBERED: Record<string, readonly string[]> = {
  contribution_instalments: ['id'],
  ledger_entries: ['sequence', 'key', 'subject_id', 'hash'],
  ledger_postings: ['sequence', 'leg'],
  ledger_scopes: ['last_hash'],
  mails: ['id', 'dedupe_key', 'content'],
  sandbox_mailbox: ['id', 'message_id', 'text', 'html', 'headers', 'attachments'],
};

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

function comparable({ table, columns, text }: CopiedRows): string[] {
  const isLeftOut = columns.map(
    (column) => DIFFERS.test(column) || NUMBERED[table]?.includes(column),
  );
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line
        .split('\t')
        .filter((_, index) => !isLeftOut[index])
        .join('\t')
        .replaceAll(COUNTED, '#'),
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
