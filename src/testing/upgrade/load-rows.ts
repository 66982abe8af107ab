import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** Runs statements without triggers and foreign keys: the rows come from a checked database. */
export async function loadRows(
  { executor }: Database,
  statements: readonly string[],
): Promise<void> {
  await executor.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}
