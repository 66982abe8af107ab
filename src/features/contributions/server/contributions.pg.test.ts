import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { syncOwnPayment } from '#features/payments/server/events/sync-own-payment.ts';
import type { Session } from '#platform/routes.ts';
import { deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { verifyContributions } from '../admin/server/verify-contributions.ts';
import { payInstalments } from '../paying/server/pay-instalments.ts';
import { runContributions } from './workers.ts';

describe('contributions while others act', () => {
  const test = useTestApp();

  async function begin(capacity = 2) {
    test.clock.set('2026-03-20T18:00:00Z');
    const { members } = await formGroup(test, { capacity });
    const [member] = members;
    if (!member) throw new Error('nobody joined');
    const session: Session = {
      userId: member.userId,
      email: 'member@example.com',
      isEmailVerified: true,
      isAdmin: false,
    };
    const pay = (instalments: number) =>
      payInstalments(test.context, session, {
        membershipId: member.id,
        first: 1,
        instalments,
        method: 'card',
      });
    return { members, member, pay };
  }
  const count = async (table: string) => {
    const [row] = await selectRows<{ n: number }>(
      test.context.db,
      sql`select count(*)::int as n from ${sql.raw(table)}`,
    );
    return row?.n;
  };
  const expectSound = async () => {
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  };

  it('a crowd of clicks starts one payment', async () => {
    const { pay } = await begin();
    const started = await Promise.all(Array.from({ length: 8 }, () => pay(1)));
    expect(new Set(started.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await count('sandbox_payment_intents')).toBe(1);
  });

  it('webhook, browser and reconciliation at once count the money once', async () => {
    const { pay } = await begin();
    const { clientSecret, paymentId } = await pay(2);
    await payWith(test, clientSecret);
    await Promise.all([
      deliverWebhooks(test).then(() => test.drainJobs()),
      ...Array.from({ length: 6 }, () => syncOwnPayment(test.context, { paymentId })),
    ]);
    await test.drainJobs();
    expect(await count('contribution_instalments')).toBe(2);
    await expectSound();
  });

  it('two daily runs at once, while somebody pays, take every step once', async () => {
    const { members, pay } = await begin(6);
    const { clientSecret, paymentId } = await pay(1);
    await payWith(test, clientSecret);
    test.clock.set('2026-07-24T18:00:00Z');
    await Promise.all([
      runContributions(test.context),
      runContributions(test.context),
      syncOwnPayment(test.context, { paymentId }),
    ]);
    await runContributions(test.context);
    test.clock.set('2026-08-04T18:00:00Z');
    await Promise.all([runContributions(test.context), runContributions(test.context)]);
    const ended = await selectRows<{ n: number }>(
      test.context.db,
      sql`select count(*)::int as n from memberships where status = 'cancelled'`,
    );
    expect(ended[0]?.n).toBe(members.length - 1);
    expect(await count(`contribution_steps where step = 6`)).toBe(members.length - 1);
    expect(await count(`mails where dedupe_key like 'contribution-ended:%'`)).toBe(
      members.length - 1,
    );
    await expectSound();
  });
});
