import { describe, expect, it } from 'vitest';
import { sendRemindersJob } from '#features/reminders/server/jobs.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const EMAIL = exampleApplication.email;

describe('a deposit that was not paid', () => {
  const test = useTestApp();
  const runDaily = async () => {
    await test.context.jobs.enqueue(sendRemindersJob, {});
    await test.context.jobs.enqueue(sendRemindersJob, {});
    await test.drainJobs();
  };
  const reminders = async () =>
    (await test.mailbox(EMAIL)).filter(({ subject }) => /deposit is (still )?open/.test(subject));
  const tokenOf = (text = '') => text.match(/\/pay#(\S+)/)?.[1] ?? '';
  const payByLink = (token: string) => test.request('POST', '/api/pay-by-link', { token });

  it('is reminded of after 1, 4 and 10 days, each time once, and then no more', async () => {
    test.clock.set('2026-06-01T18:00:00Z');
    await applyAndStart(test);
    const counts: number[] = [];
    for (let day = 0; day < 16; day += 1) {
      await runDaily();
      counts.push((await reminders()).length);
      test.clock.advanceDays(1);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect((await reminders())[0]?.subject).toContain('last reminder');
  });

  it('is not reminded of once it is paid, nor too late after an outage', async () => {
    test.clock.set('2026-06-01T18:00:00Z');
    const { clientSecret } = await applyAndStart(test);
    test.clock.advanceDays(60);
    await runDaily();
    expect(await reminders()).toEqual([]);
    test.clock.set('2026-06-01T19:00:00Z');
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    test.clock.advanceDays(1);
    await runDaily();
    expect(await reminders()).toEqual([]);
  });

  it('is paid by the link in the mail, which gives access to nothing else and expires', async () => {
    test.clock.set('2026-06-01T18:00:00Z');
    await applyAndStart(test);
    await test.drainJobs();
    const [received] = await test.mailbox(EMAIL);
    const token = tokenOf(received?.text);
    const started = await payByLink(token);
    expect(started.status).toBe(200);
    const setup = await started.json();
    expect(Object.keys(setup).sort()).toEqual(
      ['amount', 'clientSecret', 'planId', 'publishableKey', 'standInScript'].sort(),
    );
    await payWith(test, setup.clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    expect(await (await payByLink(token)).json()).toMatchObject({ code: 'DEPOSIT_ALREADY_PAID' });
    for (const wrong of [`${token}x`, token.replace(/^./, 'x'), 'nothing']) {
      expect(await (await payByLink(wrong)).json()).toMatchObject({ code: 'PAY_LINK_ENDED' });
    }
    test.clock.advanceDays(31);
    expect((await payByLink(token)).status).toBe(404);
  });
});
