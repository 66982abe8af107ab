import { describe, expect, it } from 'vitest';
import { createVisitCounter } from '#features/visits/server/count-visits.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('GET /api/admin/overview', () => {
  const test = useTestApp({ session: adminSession });
  const read = async (days = 30) => {
    const response = await test.request('GET', `/api/admin/overview?days=${days}`);
    expect(response.status).toBe(200);
    return response.json();
  };

  it('is there on the first day, when there is nothing', async () => {
    const overview = await read();
    expect(overview.days).toHaveLength(30);
    expect(overview).toMatchObject({
      funnel: { visits: 0, applications: 0, deposits: 0, approved: 0 },
      sources: [],
      groups: [],
      waitingForReview: 0,
    });
  });

  it('counts days where the cooperative is, and leaves out what is older', async () => {
    test.clock.set('2026-01-01T12:00:00Z');
    await saveApplication(test.context);
    // Still the evening of 9 March in Utah.
    test.clock.set('2026-03-10T05:30:00Z');
    await saveApplication(test.context);
    test.clock.set('2026-03-10T20:00:00Z');
    await saveApplication(test.context);
    const { days, funnel } = await read();
    expect(funnel.applications).toBe(2);
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-09', applications: 1 },
      { day: '2026-03-10', applications: 1 },
    ]);
  });

  it('follows the way from a visit to an approved, paid application', async () => {
    const visits = createVisitCounter(test.context);
    const visit = (url: string, headers: Record<string, string>) =>
      visits.note({ method: 'GET', url, headers });
    visit('/?plan=450', { 'sec-fetch-dest': 'document' });
    visit('/homebuyers', { 'sec-fetch-dest': 'document' });
    visit('/homebuyers', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' });
    visit('/assets/app.js', { 'sec-fetch-dest': 'script' });
    visit('/', {});
    await visits.flush();
    visit('/', { 'sec-fetch-dest': 'document' });
    await visits.close();

    const { clientSecret } = await applyAndStart(test, 'ana@example.com');
    await payWith(test, clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    await test.request('PATCH', '/api/admin/approve-income', {
      email: 'ana@example.com',
      approved: true,
      isMissingPaperAccepted: true,
    });
    await applyDecisions(test);
    await saveApplication(test.context, { source: 'gclid=abc' });
    await saveApplication(test.context, { source: 'utm_source=ig&utm_medium=x&utm_campaign=y' });

    const overview = await read();
    expect(overview.funnel).toEqual({ visits: 3, applications: 3, deposits: 1, approved: 1 });
    expect(overview.sources).toEqual(
      expect.arrayContaining([
        { label: 'Google ads', prefix: 'gclid=', applications: 1 },
        { label: 'Campaign ig', prefix: 'utm_source=ig', applications: 1 },
        { label: 'Direct or unknown', prefix: 'organic', applications: 1 },
      ]),
    );
    expect(overview.groups).toMatchObject([
      { name: '$450,000 Group 1', members: 1, confirmed: 1, capacity: 480, daysRemaining: 120 },
    ]);
  });

  it('counts as paid exactly what its list shows: not what is going back', async () => {
    const paid = (given: object) => saveDeposit(test.context, { ...given, mode: 'sandbox' });
    for (const state of ['held', 'owed', 'other mode', 'paid twice']) {
      const applicationId = await saveApplication(test.context);
      const refundRequestedAt = test.clock.now();
      if (state === 'held') await paid({ applicationId });
      if (state === 'owed') await paid({ applicationId, refundRequestedAt });
      if (state === 'other mode') await saveDeposit(test.context, { applicationId, mode: 'live' });
      if (state === 'paid twice') {
        await paid({ applicationId });
        test.clock.advanceDays(1);
        await paid({ applicationId, refundRequestedAt });
      }
    }
    const { funnel, from } = await read();
    expect(funnel.deposits).toBe(2);
    const list = async (deposit: string) =>
      (
        await (
          await test.request('GET', `/api/admin/applications?from=${from}&deposit=${deposit}`)
        ).json()
      ).items;
    expect(await list('completed')).toHaveLength(2);
    expect(await list('returning')).toMatchObject([{ depositStatus: 'returning' }]);
    const sums = await (await test.request('GET', '/api/admin/deposits/sums')).json();
    expect(sums).toMatchObject({
      held: { count: 2, amount: 400 },
      owed: { count: 2, amount: 400 },
    });
  });

  it('refuses a span it does not know', async () => {
    expect((await test.request('GET', '/api/admin/overview?days=9999')).status).toBe(422);
  });
});
