import { beforeEach, describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const EMAIL = 'ana@example.com';

type Send = TestBrowser['send'];

describe('a person who applies again after the application was deleted', () => {
  const test = useTestApp({ session: adminSession });
  let owner: TestBrowser;
  beforeEach(async () => {
    owner = await signInAsMember(test, EMAIL);
  });
  const json = async (path: string) => (await test.request('GET', path)).json();
  const applyAgain = async (plan = '450', send: Send = owner.send) => {
    const answer = await send('POST', '/api/applications', {
      ...exampleApplication,
      email: EMAIL,
      preferredPlan: plan,
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()).id;
  };
  const startAgain = (applicationId: string) =>
    test.request('POST', '/api/create-payment-intent', {
      amount: 200,
      customerName: exampleApplication.fullName,
      customerEmail: EMAIL,
      applicationId,
    });
  const remove = () => test.request('DELETE', `/api/admin/application/${EMAIL}`);
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  it('does not pay twice: deposit and place are transferred', async () => {
    await payWith(test, (await applyAndStart(test, EMAIL)).clientSecret);
    await settle();
    await remove();
    const id = await applyAgain();
    const again = await startAgain(id);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'DEPOSIT_ALREADY_PAID' });
    const [group] = (await json('/api/admin/groups')).items;
    expect(await json(`/api/admin/groups/${group.id}/members`)).toMatchObject([{ email: EMAIL }]);
    expect(await json(`/api/admin/applications/${id}`)).toMatchObject({
      depositStatus: 'completed',
    });
  });

  it('gets nothing as a stranger who typed the address, until its owner signs in', async () => {
    await payWith(test, (await applyAndStart(test, EMAIL)).clientSecret);
    await settle();
    await remove();
    const id = await applyAgain('650', test.request);
    expect(await json(`/api/admin/applications/${id}`)).toMatchObject({
      depositStatus: 'none',
      preferredPlan: '650',
    });
    await owner.sync();
    expect(await json(`/api/admin/applications/${id}`)).toMatchObject({
      depositStatus: 'completed',
      preferredPlan: '450',
    });
    await owner.sync();
    const [group] = (await json('/api/admin/groups')).items;
    expect(await json(`/api/admin/groups/${group.id}/members`)).toMatchObject([{ email: EMAIL }]);
  });

  it('who pays as a stranger keeps the owner out of nothing', async () => {
    await payWith(test, (await applyAndStart(test, EMAIL)).clientSecret);
    await settle();
    await remove();
    const started = await startAgain(await applyAgain('450', test.request));
    expect(started.status, 'not a word of the deposit').toBe(200);
    expect((await owner.sync()).email).toBe(EMAIL);
  });

  it('stays in the plan of the place, which only its signed-in owner can change', async () => {
    const membersByPlan = async () => {
      const groups: { items: { planId: string; currentMembers: number }[] } =
        await json('/api/admin/groups');
      return Object.fromEntries(
        groups.items.map(({ planId, currentMembers }) => [planId, currentMembers]),
      );
    };
    await payWith(test, (await applyAndStart(test, EMAIL)).clientSecret);
    await settle();
    await remove();
    const id = await applyAgain('650');
    expect(await membersByPlan()).toEqual({ 450: 1 });
    expect(await json(`/api/admin/applications/${id}`)).toMatchObject({ preferredPlan: '450' });
  });

  it('does not get the secret of a payment that was open', async () => {
    const { clientSecret } = await applyAndStart(test, EMAIL);
    await remove();
    const again = await startAgain(await applyAgain());
    expect(again.status).toBe(200);
    expect((await again.json()).clientSecret).not.toBe(clientSecret);
  });

  it('gets nothing back that was refunded', async () => {
    await payWith(test, (await applyAndStart(test, EMAIL)).clientSecret);
    await settle();
    const [group] = (await json('/api/admin/groups')).items;
    await remove();
    await test.request('POST', `/api/admin/groups/${group.id}/cancel`, {
      confirmation: group.name,
    });
    await settle();
    expect((await startAgain(await applyAgain())).status).toBe(200);
    const { items } = await json('/api/admin/deposits');
    expect(items.map(({ status }: { status: string }) => status).sort()).toEqual([
      'pending',
      'refunded',
    ]);
    const found = await json('/api/admin/deposits?search=refunded');
    expect(found.items).toMatchObject([{ status: 'refunded' }]);
    expect((await json('/api/admin/deposits?search=refunded&status=pending')).items).toEqual([]);
  });
});
