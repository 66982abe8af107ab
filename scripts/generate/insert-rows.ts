import { sql } from 'drizzle-orm';
import type { Executor } from '../../src/db/executor.ts';

const BATCH = 2_000;

export type Row = Record<string, string | number | boolean | null | readonly object[]>;

/** Inserts rows in batches, each as one JSON parameter. */
export async function insertRows(db: Executor, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql.raw(', '),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    const name = sql.identifier(table);
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${batch}::jsonb)`,
    );
  }
}
