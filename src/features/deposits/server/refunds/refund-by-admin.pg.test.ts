import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('two admins who refund the same deposit', () => {
  const test = useTestApp({ session: adminSession });

  it('send it back once, and one of them hears that it was on its way', async () => {
    const { clientSecret, paymentId } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    const { items } = await (await test.request('GET', '/api/admin/deposits')).json();
    const click = async (reason: string) => {
      const response = await test.request('POST', `/api/admin/deposits/${items[0].id}/refund`, {
        confirmation: exampleApplication.email,
        reason,
      });
      return (await response.json()) as { isFirst: boolean };
    };
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map(click));
    expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    await test.drainJobs();
    await deliverWebhooks(test);
    await test.drainJobs();
    expect((await stripeOf(test).refunds.list({ payment_intent: paymentId })).data).toHaveLength(1);
    const logged = await selectRows(
      test.context.db,
      sql`select 1 from audit_log where action = 'deposit.refund-requested'`,
    );
    expect(logged).toHaveLength(1);
  });
});
