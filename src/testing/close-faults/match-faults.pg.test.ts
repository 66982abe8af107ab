import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { reconcileProvider } from '#features/provider-money/server/reconcile-provider.ts';
import { ARE_FAULTS_ASKED_FOR } from '../fault-options.ts';
import { applyAndStart, deliverWebhooks, payWith, stripeOf } from '../scenes/card-payments.ts';
import { createSeeded } from '../seeded.ts';
import { useTestApp } from '../test-app.ts';
import { runWorker } from './run-worker.ts';

/** `FAULTS=25` plays that many seeds; the gate plays one. */
const SEEDS = Array.from({ length: Number(process.env.FAULTS) || 1 }, (_, index) => index + 1);
/** The last two days have payouts of what was paid before. */
const DAYS = ['2026-11-18', '2026-11-20', '2026-11-24', '2026-11-27'];
const PATIENCE = 300_000;

/** A process that reads the provider is killed at one of its writes; the next one finishes its work. */
describe('a matching with the provider that is killed', () => {
  const test = useTestApp();

  const pay = async (email: string) => {
    const { clientSecret, paymentId } = await applyAndStart(test, email);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    return paymentId;
  };

  it.each(SEEDS)(
    'loses nothing and posts nothing twice (seed %i)',
    async (seed) => {
      const chance = createSeeded(seed);
      let kills = 0;
      for (const [day, date] of DAYS.entries()) {
        test.clock.set(`${date}T15:00:00Z`);
        if (day === 0) await pay('ana@example.com');
        if (day === 2) await pay('davi@example.com');
        if (day === 1) {
          await pay('bia@example.com');
          const refunded = await pay('caio@example.com');
          await stripeOf(test).refunds.create({ payment_intent: refunded });
        }
        for (const steps of [4, 10]) {
          const step = chance.below(steps);
          const fault = {
            kind: 'kill',
            step,
            when: chance.pick(['before', 'after'] as const),
          } as const;
          if (await runWorker(test, { action: 'match', fault })) kills += 1;
          // The run of a process that was killed is over after ten minutes.
          test.clock.advanceDays(1 / 100);
        }
        expect(await reconcileProvider(test.context)).toMatchObject({
          differenceCents: 0,
          differsSince: null,
        });
      }
      expect(kills).toBeGreaterThan(DAYS.length / 2);
      const entries = await selectRows<{ kind: string; count: number }>(
        test.context.db,
        sql`select kind, count(*)::int as count from ledger_entries group by kind order by kind`,
      );
      expect(Object.fromEntries(entries.map(({ kind, count }) => [kind, count]))).toEqual({
        'deposit-received': 4,
        'deposit-refunded': 1,
        'provider-fee': 4,
        'provider-payout': 2,
        'provider-payout-arrived': 1,
      });
      const unmatched = sql`select from provider_transactions where matched_as is null`;
      expect(await selectRows(test.context.db, unmatched)).toEqual([]);
      expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    },
    PATIENCE,
  );

  it.runIf(ARE_FAULTS_ASKED_FOR)(
    'is found when matching and posting are not one transaction',
    async () => {
      vi.spyOn(test.context.log, 'error').mockImplementation(() => {});
      test.clock.set(`${DAYS[0]}T15:00:00Z`);
      await pay('ana@example.com');
      expect(await reconcileProvider(test.context)).toMatchObject({ differenceCents: 0 });
      test.clock.set(`${DAYS[1]}T15:00:00Z`);
      await pay('bia@example.com');
      const write = 'update provider_transactions';
      const fault = { kind: 'kill-after', write, isCommitted: false } as const;
      expect(await runWorker(test, { action: 'match', fault }, 'matchedFirst')).toBe(true);
      test.clock.advanceDays(1 / 100);
      // The fee of the second payment is matched and was never posted.
      expect((await reconcileProvider(test.context))?.differenceCents).toBeLessThan(0);
    },
    PATIENCE,
  );
});
