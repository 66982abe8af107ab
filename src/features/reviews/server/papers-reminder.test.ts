import { describe, expect, it } from 'vitest';
import { sendRemindersJob } from '#features/reminders/server/jobs.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { useTestApp } from '#testing/test-app.ts';

const { email } = exampleApplication;

describe('papers that are missing', () => {
  const test = useTestApp({
    session: { userId: 'user-ana', email, isEmailVerified: true, isAdmin: false },
  });
  const runDaily = async () => {
    await test.context.jobs.enqueue(sendRemindersJob, {});
    await test.context.jobs.enqueue(sendRemindersJob, {});
    await test.drainJobs();
  };
  const count = async () =>
    (await test.mailbox(email)).filter(({ subject }) => /documents are still/.test(subject)).length;
  const upload = (kind: 'income' | 'id') =>
    test.app.hono.request(`/api/documents/${crypto.randomUUID()}?kind=${kind}&name=a.pdf`, {
      method: 'PUT',
      body: exampleFile('pdf') as BodyInit,
    });
  const applyAndPay = async () => {
    test.clock.set('2026-06-01T18:00:00Z');
    const { clientSecret } = await applyAndStart(test);
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  it('are reminded of each time once, and no more once both are in', async () => {
    await applyAndPay();
    const counts: number[] = [];
    for (const day of [0, 3, 4, 8, 9]) {
      test.clock.set(`2026-06-${String(day + 1).padStart(2, '0')}T18:00:00Z`);
      await runDaily();
      counts.push(await count());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    expect((await upload('income')).status).toBe(200);
    expect((await upload('id')).status).toBe(200);
    test.clock.set('2026-06-21T18:00:00Z');
    await runDaily();
    expect(await count()).toBe(2);
  });

  it('are not asked for while the deposit is not paid', async () => {
    test.clock.set('2026-06-01T18:00:00Z');
    await applyAndStart(test);
    test.clock.advanceDays(3);
    await runDaily();
    expect(await count()).toBe(0);
  });
});
