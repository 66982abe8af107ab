import { describe, expect, it } from 'vitest';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { openEmptyDatabase } from '#testing/empty-database.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { findUpgradeFaults } from '#testing/upgrade/find-upgrade-faults.ts';
import { readRows } from '#testing/upgrade/read-rows.ts';
import { loadVersion1 } from '#testing/upgrade/recorded-version.ts';
import { MIGRATIONS_FOLDER } from './new-database.ts';

describe('a database of the first version', () => {
  it('has rows in every table, and becomes one of today with all of them', async () => {
    const [database, fresh] = [await openEmptyDatabase(), await openTestDatabase()];
    await loadVersion1(database, MIGRATIONS_FOLDER);
    const empty = [...(await readRows(database.executor))].filter(([, { rows }]) => !rows.length);
    expect(empty.map(([table]) => table)).toEqual([]);
    expect((await verifyLedger(database.executor)).difference).toBeUndefined();

    expect(await findUpgradeFaults(database, fresh, MIGRATIONS_FOLDER)).toEqual([]);
    expect((await verifyLedger(database.executor)).difference).toBeUndefined();
    expect((await verifyContributions(database.executor)).difference).toBeUndefined();
    await database.close();
    await fresh.close();
  });
});
