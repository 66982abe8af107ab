import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import type { Context } from '#platform/context.ts';
import { failPayout } from '#providers/payments/sandbox/payouts.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { reconcileProvider } from './reconcile-provider.ts';

class Killed extends Error {}

/** The context of a process that dies at its n-th step: a question about the time, or a call. */
function dyingContext(context: Context, steps: number): Context {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const dying = <T extends object>(given: T): T =>
    new Proxy(given, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...parameters: unknown[]) => {
          step();
          return value.apply(target, parameters);
        };
      },
    });
  const { clock, payments, randomness } = context;
  return {
    ...context,
    clock: dying(clock),
    payments: dying(payments),
    randomness: dying(randomness),
  };
}

const DAYS = ['2026-11-18', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'];

describe('a reading of the provider that dies', () => {
  const test = useTestApp();

  async function pay(email: string) {
    const { clientSecret, paymentId } = await applyAndStart(test, email);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    return paymentId;
  }

  /** What happens at the provider before each day's reading. */
  async function live(day: number) {
    test.clock.set(`${DAYS[day]}T15:00:00Z`);
    if (day === 0) await pay('ana@example.com');
    if (day === 1) await pay('bia@example.com');
    if (day === 2) {
      const refunded = await pay('caio@example.com');
      // Our records learn of it from the reading alone.
      await stripeOf(test).refunds.create({ payment_intent: refunded });
    }
    if (day === 4) {
      const [payout] = await selectRows<{ id: string }>(
        test.context.db,
        sql`select id from sandbox_payouts order by created_at limit 1`,
      );
      await failPayout(sandboxOf(test).world, payout?.id ?? '');
    }
  }

  const result = async () => ({
    balances: await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' }),
    entries: await selectRows(
      test.context.db,
      sql`select kind, count(*)::int as count from ledger_entries group by kind order by kind`,
    ),
    matches: await selectRows(
      test.context.db,
      sql`select type, matched_as, is_before_opening, count(*)::int as count
        from provider_transactions group by 1, 2, 3 order by 1, 2, 3`,
    ),
  });

  it('is finished by the next one: nothing twice, nothing lost', async () => {
    const died = DAYS.map(() => 0);
    for (const day of DAYS.keys()) {
      await live(day);
      // Dies one step later each time; what is done stays, so every step is where one ends.
      for (let steps = 1; ; steps += 1) {
        const outcome = await reconcileProvider(dyingContext(test.context, steps)).catch(
          (error: unknown) => {
            if (!(error instanceof Killed) && !(error as Error).message.includes('Killed')) {
              if (!((error as { cause?: unknown }).cause instanceof Killed)) throw error;
            }
          },
        );
        if (outcome) {
          expect(outcome).toMatchObject({ differenceCents: 0, differsSince: null });
          break;
        }
        died[day] = steps;
        // The run of a process that died is over after ten minutes.
        test.clock.advanceDays(1 / 100);
      }
    }
    expect(Math.min(...died)).toBeGreaterThan(5);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect(await result()).toMatchInlineSnapshot(`
      {
        "balances": {
          "bank": 0,
          "member-deposits": -40000,
          "payouts-on-the-way": 0,
          "provider-balance": 38170,
          "provider-fees": 1830,
        },
        "entries": [
          {
            "count": 3,
            "kind": "deposit-received",
          },
          {
            "count": 1,
            "kind": "deposit-refunded",
          },
          {
            "count": 3,
            "kind": "provider-fee",
          },
          {
            "count": 2,
            "kind": "provider-payout",
          },
          {
            "count": 1,
            "kind": "provider-payout-arrived",
          },
          {
            "count": 1,
            "kind": "provider-payout-sent-back",
          },
        ],
        "matches": [
          {
            "count": 2,
            "is_before_opening": false,
            "matched_as": "payment",
            "type": "charge",
          },
          {
            "count": 1,
            "is_before_opening": true,
            "matched_as": "payment",
            "type": "charge",
          },
          {
            "count": 1,
            "is_before_opening": false,
            "matched_as": "payout",
            "type": "payout",
          },
          {
            "count": 1,
            "is_before_opening": false,
            "matched_as": "payout",
            "type": "payout_failure",
          },
          {
            "count": 1,
            "is_before_opening": false,
            "matched_as": "refund",
            "type": "refund",
          },
        ],
      }
    `);
  });
});
