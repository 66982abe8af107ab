import type { CopiedRows } from '#db/database.ts';

const ROWS_AT_ONCE = 500;
const ESCAPES: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

/** INSERT statements for copied rows, because the driver cannot send the COPY format itself. */
export function insertStatements({ table, columns, text }: CopiedRows): string[] {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const rows = text.split('\n').slice(0, -1);
  const statements: string[] = [];
  for (let begin = 0; begin < rows.length; begin += ROWS_AT_ONCE) {
    const values = rows
      .slice(begin, begin + ROWS_AT_ONCE)
      .map((row) => `(${row.split('\t').map(literal).join(', ')})`);
    statements.push(
      `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES\n${values.join(',\n')};`,
    );
  }
  return statements;
}

/** Converts a value from the COPY text format to an SQL literal. */
function literal(copied: string): string {
  if (copied === '\\N') return 'NULL';
  const value = copied.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  return `'${value.replaceAll("'", "''")}'`;
}
