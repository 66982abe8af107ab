import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { reconcileProvider } from './reconcile-provider.ts';

describe('readings of the provider at the same time', () => {
  const test = useTestApp({ session: adminSession });
  const runs = async (count: number) => {
    const all = await Promise.all(
      Array.from({ length: count }, () => reconcileProvider(test.context)),
    );
    return all.filter((check) => check !== undefined);
  };
  const count = async (kind: string) =>
    (await selectRows(test.context.db, sql`select from ledger_entries where kind = ${kind}`))
      .length;

  it('are one: everything is opened, posted and explained once', async () => {
    test.clock.set('2026-11-18T15:00:00Z');
    for (const email of ['ana@example.com', 'bia@example.com']) {
      const { clientSecret } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
    }
    await deliverWebhooks(test);
    await test.drainJobs();
    const first = await runs(5);
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({ differenceCents: 0 });
    expect(await count('provider-fee')).toBe(2);

    test.clock.set('2026-11-24T15:00:00Z');
    const gift = await stripeOf(test).paymentIntents.create({ amount: 5_000, currency: 'usd' });
    await stripeOf(test).paymentIntents.confirm(gift.id, { payment_method: 'pm_card_visa' });
    test.clock.set('2026-11-26T16:00:00Z');
    const explain = (id: string) =>
      test.request('POST', `/api/admin/provider-money/transactions/${id}/explanation`, {
        account: 'other-income',
        note: 'A gift',
      });
    vi.spyOn(test.context.log, 'error').mockImplementation(() => {});
    expect(await runs(1)).toMatchObject([{ differenceCents: 5_000 }]);
    const [open] = await selectRows<{ id: string }>(
      test.context.db,
      sql`select id from provider_transactions where matched_as is null`,
    );
    const answers = await Promise.all([1, 2, 3].map(() => explain(open?.id ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count('provider-explained')).toBe(1);
    const second = await runs(5);
    expect(second).toHaveLength(1);
    expect(second[0]).toMatchObject({ differenceCents: 0 });
    expect(await count('provider-payout')).toBe(1);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });
});
