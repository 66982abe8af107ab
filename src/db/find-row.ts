import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/** The row of a table that meets a condition, locked until the transaction ends if asked. */
export async function findRow<Table extends PgTable>(
  db: Executor,
  table: Table,
  condition: SQL | undefined,
  lock?: 'update' | 'share',
): Promise<Table['$inferSelect'] | undefined> {
  const rows = db.select().from<PgTable>(table).where(condition);
  const [row] = await (lock ? rows.for(lock) : rows);
  return row;
}

/** The row, locked until the transaction ends. */
export const lockRow = <Table extends PgTable>(
  db: Executor,
  table: Table,
  condition: SQL | undefined,
) => findRow(db, table, condition, 'update');
