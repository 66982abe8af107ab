import { sql } from 'drizzle-orm';
import type { Executor } from '../src/db/executor.ts';
import { verifyContributions } from '../src/features/contributions/admin/server/verify-contributions.ts';
import { verifyLedger } from '../src/features/ledger/server/verify-ledger.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import { createLogger, openDatabase } from '../src/server/start/create-context.ts';

/**
 * `npm run verify-ledger`, on DATABASE_URL or DATA_DIR: ends with 0 when chains, balances and
 * positions agree with the entries, else with 1 and the first difference. It changes nothing.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger(config));
  try {
    const { entries, difference } = await database.executor.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const db = tx as unknown as Executor;
      const ledger = await verifyLedger(db);
      const { difference: other } = ledger.difference
        ? { difference: undefined }
        : await verifyContributions(db);
      return { ...ledger, difference: ledger.difference ?? other };
    });
    if (difference) {
      console.error(`After ${entries} valid entries: ${difference}`);
      process.exitCode = 1;
    } else {
      console.log(`${entries} entries: chains, balances, positions and contributions agree.`);
    }
  } finally {
    await database.close();
  }
}

await main();
