import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import { recordMaintenance } from '#platform/maintenance/record-maintenance.ts';
import { safeError } from '#platform/safe-error.ts';
import { systemClock } from '#providers/clock/clock.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import type { Summary } from './backup.ts';

type Taken = {
  readonly seconds: number;
  readonly bytes: number;
  /** Whether it was restored elsewhere and compared. */
  readonly isVerified: boolean;
  readonly summary: Summary;
};

/** Records a backup for the system page and the alarms; it is not part of the backup itself. */
export async function recordBackup(
  context: Pick<Context, 'db' | 'randomness'>,
  { summary, ...taken }: Taken,
): Promise<void> {
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  const documents = Object.keys(summary.files).length;
  await recordMaintenance(context, {
    ...taken,
    kind: 'backup',
    hasSucceeded: true,
    detail: `${rows} rows, ${summary.ledgerEntries} ledger entries, ${documents} documents`,
  });
}

/** Records that a backup failed, and why. */
export async function recordFailedBackup(
  context: Pick<Context, 'db' | 'randomness'>,
  { seconds, error }: { seconds: number; error: unknown },
): Promise<void> {
  const detail = safeError(error).message;
  await recordMaintenance(context, { kind: 'backup', seconds, hasSucceeded: false, detail });
}

/** Records a check of the ledger, where the database takes it: a replica only reads. */
export async function recordLedgerCheck(
  db: Executor,
  {
    seconds,
    entries,
    difference,
  }: { seconds: number; entries: number; difference?: string | undefined },
): Promise<void> {
  const randomness = createRandomness(systemClock);
  await recordMaintenance(
    { db, randomness },
    {
      kind: 'ledger-check',
      seconds,
      hasSucceeded: difference === undefined,
      detail: difference ?? `${entries} entries agree`,
    },
  ).catch((error: unknown) => {
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
    if (!NOT_RECORDED.has(code)) throw error;
  });
}

/** A transaction that only reads, and a database of a version before the records. */
const NOT_RECORDED = new Set(['25006', '42P01']);
