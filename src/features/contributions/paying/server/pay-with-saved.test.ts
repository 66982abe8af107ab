import { describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';

const EMAIL = 'ana@example.com';

describe('paying with a saved method', () => {
  const test = useTestApp();

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  async function begin(method = 'pm_card_visa', kind = 'card') {
    test.clock.set('2026-03-20T18:00:00Z');
    await formGroup(test, { capacity: 2, emails: [EMAIL] });
    const ana = await signInAsMember(test, EMAIL);
    const read = async () => (await (await ana.send('GET', '/api/contributions')).json())[0];
    const { membershipId } = await read();
    const path = '/api/contributions/methods';
    const setup = await (await ana.send('POST', path, { method: kind })).json();
    await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
      payment_method: method,
    });
    await ana.send('POST', `${path}/${setup.methodId}/status`);
    const methodId: string = setup.methodId;
    const pay = async (body: object, browser = ana) => {
      const answer = await browser.send(
        'POST',
        `/api/contributions/${membershipId}/saved-method-payments`,
        { instalments: 1, methodId, ...body },
      );
      return { status: answer.status, ...(await answer.json()) };
    };
    return { ana, read, pay, membershipId, methodId };
  }

  it('charges the card at once, and answers with the payment', async () => {
    const { read, pay } = await begin();
    const paid = await pay({ first: 1, instalments: 2 });
    expect(paid).toMatchObject({ status: 200, state: 'succeeded', amountCents: 448_800 });
    expect(await read()).toMatchObject({ paid: 2, openPayment: null });
    await settle();
    expect(await read()).toMatchObject({ paid: 2 });
    expect(await pay({ first: 1 })).toMatchObject({ status: 409, code: 'PAID_MEANWHILE' });
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });

  it('charges two clicks at the same time once', async () => {
    const { read, pay } = await begin();
    const both = await Promise.all([pay({ first: 1 }), pay({ first: 1 })]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await settle();
    expect(await read()).toMatchObject({ paid: 1, unappliedCents: 0 });
  });

  it('replaces what waits in a browser, and is not replaced by it', async () => {
    const { ana, read, pay, membershipId } = await begin();
    const path = `/api/contributions/${membershipId}/payments`;
    await ana.send('POST', path, { first: 1, instalments: 3, method: 'card' });
    expect(await pay({ first: 1 })).toMatchObject({ status: 200, state: 'succeeded' });
    expect(await read()).toMatchObject({ paid: 1 });
  });

  it('says when a bank is at work, and takes no second payment then', async () => {
    const { read, pay } = await begin('pm_usBankAccount_processing', 'us_bank_account');
    expect(await pay({ first: 1 })).toMatchObject({ status: 200, state: 'processing' });
    expect(await pay({ first: 1 })).toMatchObject({ status: 409, code: 'PAYMENT_UNDER_WAY' });
    expect(await read()).toMatchObject({ paid: 0, openPayment: { state: 'processing' } });
  });

  it('refuses a method of somebody else, a removed one and the seat of somebody else', async () => {
    const { ana, pay, methodId } = await begin();
    const other = await signInAsMember(test, 'other@example.com');
    expect(await pay({ first: 1 }, other)).toMatchObject({ code: 'SEAT_NOT_FOUND' });
    const stranger = '018f0000-0000-7000-8000-000000000009';
    expect(await pay({ first: 1, methodId: stranger })).toMatchObject({
      code: 'PAYMENT_METHOD_NOT_FOUND',
    });
    await ana.send('DELETE', `/api/contributions/methods/${methodId}`);
    expect(await pay({ first: 1 })).toMatchObject({ code: 'PAYMENT_METHOD_NOT_FOUND' });
    expect(await pay({ first: 0 })).toMatchObject({ status: 422 });
  });
});
