import { describe, expect, it } from 'vitest';
import { readBalances } from '#features/ledger/server/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { recordFees } from './record-fees.ts';

describe("the provider's fees", () => {
  const test = useTestApp();
  const balances = () => readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' });

  it('are an expense of the cooperative, each posted once', async () => {
    expect(await recordFees(test.context)).toBe(0);
    for (const email of ['ana@example.com', 'bia@example.com']) {
      const { clientSecret } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
    }
    await deliverWebhooks(test);
    await test.drainJobs();
    const before = await balances();
    expect(await recordFees(test.context)).toBe(2);
    expect(await recordFees(test.context)).toBe(0);
    // 2.9 % of $200 and 30 cents, twice; the deposits stay what their payers paid.
    expect(await balances()).toEqual({
      ...before,
      'provider-fees': 2 * 610,
      'provider-balance': 40_000 - 2 * 610,
    });
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });
});
