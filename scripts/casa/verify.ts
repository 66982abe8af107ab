import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import type { Executor } from '../../src/db/executor.ts';
import { verifyContributions } from '../../src/features/contributions/admin/server/verify-contributions.ts';
import { verifyLedger } from '../../src/features/ledger/server/verify-ledger.ts';
import { recordLedgerCheck } from '../../src/server/backup/record-runs.ts';

export type Verified = { readonly entries: number; readonly difference: string | undefined };

/** Recomputes chains, balances and positions from one state of the database; changes none of them. */
export async function verifyBooks({ executor }: Database): Promise<Verified> {
  const startedAt = performance.now();
  const verified = await executor.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const db = tx as unknown as Executor;
    const { entries, difference } = await verifyLedger(db);
    return { entries, difference: difference ?? (await verifyContributions(db)).difference };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await recordLedgerCheck(executor, { seconds, ...verified });
  return verified;
}

/** The result as a sentence. */
export const describeVerified = ({ entries, difference }: Verified): string =>
  difference
    ? `After ${entries} valid entries: ${difference}`
    : `${entries} entries: chains, balances, positions and contributions agree.`;
