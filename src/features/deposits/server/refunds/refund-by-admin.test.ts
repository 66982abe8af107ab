import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { decideDisputeAtSandbox, readOverview } from '#providers/payments/sandbox/overview.ts';
import { adminSession } from '#testing/admin-session.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  sandboxOf,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';

const { email } = exampleApplication;

describe('POST /api/admin/deposits/{id}/refund', () => {
  const test = useTestApp({ session: adminSession });
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const paid = async (card?: string) => {
    const started = await applyAndStart(test);
    await payWith(test, started.clientSecret, card);
    await settle();
    const { items } = await (await test.request('GET', '/api/admin/deposits')).json();
    return { ...started, id: items[0].id as string };
  };
  const refund = async (id: string, body: object = {}) => {
    const response = await test.request('POST', `/api/admin/deposits/${id}/refund`, {
      confirmation: email,
      reason: 'Moved to Ohio',
      ...body,
    });
    return { status: response.status, ...(await response.json()) };
  };
  const sums = async () => (await test.request('GET', '/api/admin/deposits/sums')).json();
  const nothing = { count: 0, amount: 0 };
  const one = { count: 1, amount: 200 };

  it('gives the money back once, tells its owner, and keeps who asked and why', async () => {
    const { id, paymentId, applicationId } = await paid();
    expect(await sums()).toMatchObject({ held: one, owed: nothing, refunded: nothing });
    expect(await refund(id)).toEqual({ status: 200, isFirst: true });
    expect(await sums()).toMatchObject({ held: nothing, owed: one, refunded: nothing });
    const [row] = (
      await (await test.request('GET', `/api/admin/applications?search=${email}`)).json()
    ).items;
    expect(row).toMatchObject({ depositStatus: 'returning' });
    await settle();
    expect(await refund(id), 'again').toEqual({ status: 200, isFirst: false });
    await settle();
    expect(await sums()).toMatchObject({ held: nothing, owed: nothing, refunded: one });
    expect((await stripeOf(test).refunds.list({ payment_intent: paymentId })).data).toHaveLength(1);
    const { audit } = await (
      await test.request('GET', `/api/admin/applications/${applicationId}`)
    ).json();
    expect(audit).toMatchObject([
      {
        action: 'deposit.refund-requested',
        actorEmail: adminSession.email,
        after: { cents: 20_000, reason: 'Moved to Ohio' },
      },
    ]);
    const mails = (await test.mailbox(email)).filter(({ subject }) => /refunded/.test(subject));
    expect(mails).toHaveLength(1);
    const places = await selectRows(
      test.context.db,
      sql`select 1 from group_places where released_at is null`,
    );
    expect(places).toHaveLength(0);
  });

  it('needs the address and a reason before anything is done', async () => {
    const { id } = await paid();
    expect(await refund(id, { confirmation: 'yes' })).toMatchObject({
      status: 422,
      code: 'WRONG_ADDRESS',
      fields: { confirmation: expect.any(String) },
    });
    expect(await refund(id, { reason: ' ' })).toMatchObject({ status: 422 });
    expect(await refund('018f0000-0000-7000-8000-000000000009')).toMatchObject({ status: 404 });
    expect(await sums()).toMatchObject({ held: one, owed: nothing });
    expect(await refund(id, { confirmation: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 200,
    });
  });

  it('waits for a bank that decides about the money, which counts as disputed meanwhile', async () => {
    const { id, applicationId } = await paid('pm_card_createDispute');
    expect(await refund(id)).toMatchObject({ status: 409, code: 'DEPOSIT_DISPUTED' });
    expect(await sums()).toMatchObject({ held: nothing, disputed: one, owed: nothing });
    const [row] = (await (await test.request('GET', '/api/admin/applications')).json()).items;
    expect(row).toMatchObject({ depositStatus: 'completed', dispute: 'open' });
    const details = await (
      await test.request('GET', `/api/admin/applications/${applicationId}`)
    ).json();
    expect(details).toMatchObject({ dispute: 'open', sandboxDeposits: [{ dispute: 'open' }] });
    const { payments } = await readOverview(sandboxOf(test));
    await decideDisputeAtSandbox(sandboxOf(test), payments[0]?.disputes[0]?.id ?? '', 'won');
    await settle();
    expect(await refund(id)).toMatchObject({ status: 200, isFirst: true });
  });

  it('refuses what was not paid, is credit already, or is of another mode', async () => {
    const given = { email };
    const pending = await saveDeposit(test.context, {
      ...given,
      status: 'failed',
      completedAt: null,
    });
    expect(await refund(pending)).toMatchObject({ status: 409, code: 'DEPOSIT_NOT_PAID' });
    const live = await saveDeposit(test.context, { ...given, mode: 'live' });
    expect(await refund(live)).toMatchObject({ status: 409, code: 'DEPOSIT_OF_OTHER_MODE' });
    const { people } = await formGroup(test, { capacity: 1 });
    const [member] = people;
    expect(await refund(member?.depositId ?? '', { confirmation: member?.email })).toMatchObject({
      status: 409,
      code: 'DEPOSIT_IS_CREDIT',
    });
    expect(await sums()).toMatchObject({ credited: one, held: nothing });
    const credited = await (await test.request('GET', '/api/admin/deposits?money=credited')).json();
    expect(credited.items).toMatchObject([{ id: member?.depositId, money: 'credited' }]);
  });
});
