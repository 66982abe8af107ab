import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { listGroupsOf } from '#features/groups/server/list-groups.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { inTransaction } from '#platform/context.ts';
import { applyAndStart, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';

const { email } = exampleApplication;

describe('a credit amount changed while the deposit is settled', () => {
  const test = useTestApp({
    session: { userId: 'user-ana', email, isEmailVerified: true, isAdmin: false },
  });

  it('leaves the place in a group of the plan the application names', async () => {
    const { applicationId, clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    const locked = Promise.withResolvers<void>();
    const awaited = Promise.withResolvers<void>();
    // Pauses the settlement half-way: it has read the application and posts to the ledger next.
    const held = inTransaction(test.context, async (tx) => {
      await tx.db.execute(sql`lock table ledger_entries in exclusive mode`);
      locked.resolve();
      await awaited.promise;
    });
    await locked.promise;
    const settling = syncPayment(test.context, paymentId);
    await untilBlocked(test.context.db);
    const changing = test.request('PATCH', '/api/applications/credit-amount', {
      email,
      preferredPlan: '650',
    });
    await untilBlocked(test.context.db, 2);
    awaited.resolve();
    await Promise.all([held, settling]);
    expect((await changing).status).toBe(200);
    const application = await readApplicationById(test.context, applicationId);
    expect(application?.preferredPlan).toBe('650');
    expect(await listGroupsOf(test.context, [applicationId])).toMatchObject([
      { name: '$650,000 Group 1', currentMembers: 1 },
    ]);
  });
});
