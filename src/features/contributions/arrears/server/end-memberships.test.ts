import { describe, expect, it } from 'vitest';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { runContributions } from '../../server/workers.ts';

const EMAIL = 'ana@example.com';
const GOOD = 'pm_card_visa';
const FAILING = 'pm_card_chargeCustomerFail';

describe('the end of an unpaid seat and its last automatic payment', () => {
  const test = useTestApp();

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  const at = async (day: string) => {
    test.clock.set(`2026-${day}T18:00:00Z`);
    await settle();
    await runContributions(test.context);
    await settle();
  };

  /** Instalment 1 is due on April 5, so its 90th day is July 4: a day of automatic payments. */
  async function beginUnpaid(days: readonly string[]) {
    test.clock.set('2026-02-20T18:00:00Z');
    await formGroup(test, { capacity: 1, emails: [EMAIL] });
    for (const day of days) await at(day);
    const ana = await signInAsMember(test, EMAIL);
    const [{ membershipId }] = await (await ana.send('GET', '/api/contributions')).json();
    const saveMethod = async (method: 'card' | 'us_bank_account', paymentMethod: string) => {
      const methods = '/api/contributions/methods';
      const setup = await (await ana.send('POST', methods, { method })).json();
      await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
        payment_method: paymentMethod,
      });
      await ana.send('POST', `${methods}/${setup.methodId}/status`);
      return setup.methodId as string;
    };
    const status = async () => (await readMembership(test.context, membershipId))?.status;
    return { ana, membershipId: membershipId as string, saveMethod, status };
  }

  async function begin(card: string) {
    const unpaid = await beginUnpaid(['04-05', '05-05', '06-04', '06-24']);
    const { ana, membershipId, saveMethod, status } = unpaid;
    const methodId = await saveMethod('card', card);
    await at('07-01');
    const automatic = `/api/contributions/${membershipId}/automatic`;
    const started = await ana.send('PUT', automatic, { methodId });
    expect(await started.json()).toEqual({ nextChargeOn: '2026-07-04' });
    await at('07-02');
    const openForm = async () => {
      const wish = { first: 1, instalments: 1, method: 'card' };
      const path = `/api/contributions/${membershipId}/payments`;
      expect((await ana.send('POST', path, wish)).status).toBe(200);
    };
    const read = async () => (await (await ana.send('GET', '/api/contributions')).json())[0];
    return { status, read, openForm };
  }

  it('waits for a payment that the same run starts', async () => {
    const { status, read } = await begin(GOOD);
    await at('07-04');
    expect(await status()).toBe('active');
    expect(await read()).toMatchObject({ paid: 4, owed: { instalments: 0 } });
  });

  it('comes after the retry that the mail about the last failure announced', async () => {
    const { status } = await begin(FAILING);
    for (const day of ['07-04', '07-05', '07-08']) {
      await at(day);
      expect(await status()).toBe('active');
    }
    const mails = await test.mailbox(EMAIL);
    expect(mails.filter(({ text }) => text.includes('We will try again on July 8'))).toHaveLength(
      1,
    );
    await at('07-09');
    expect(await status()).toBe('cancelled');
  });

  it('waits a day for a payment behind an open form, and no longer', async () => {
    const { status, openForm } = await begin(FAILING);
    await openForm();
    test.clock.set('2026-07-04T17:00:00Z');
    await openForm();
    await at('07-04');
    expect(await status()).toBe('active');
    test.clock.set('2026-07-05T17:00:00Z');
    await settle();
    await openForm();
    await at('07-05');
    expect(await status()).toBe('cancelled');
  });

  it('comes ten days after a last reminder that a debit in flight had held back', async () => {
    const { ana, membershipId, saveMethod, status } = await beginUnpaid([
      '04-05',
      '05-05',
      '06-04',
    ]);
    const methodId = await saveMethod('us_bank_account', 'pm_usBankAccount_insufficientFunds');
    await at('06-22');
    const path = `/api/contributions/${membershipId}/saved-method-payments`;
    const paid = await ana.send('POST', path, { first: 1, instalments: 1, methodId });
    expect(await paid.json()).toMatchObject({ state: 'processing' });
    const reminded = async () =>
      (await test.mailbox(EMAIL)).filter(({ subject }) => subject.startsWith('Last reminder'));
    await at('06-24');
    expect(await reminded()).toEqual([]);
    // The bank refuses the debit.
    await at('06-29');
    const [mail, ...others] = await reminded();
    expect(mail?.text).toContain('not paid by July 9');
    expect(others).toEqual([]);
    await at('07-04');
    await at('07-08');
    expect(await status()).toBe('active');
    await at('07-09');
    expect(await status()).toBe('cancelled');
    expect(await reminded()).toHaveLength(1);
  });

  it('comes ten days after the last reminder also when a debit in flight came and went back', async () => {
    const { ana, membershipId, saveMethod, status } = await beginUnpaid([
      '04-05',
      '05-05',
      '06-04',
    ]);
    const methodId = await saveMethod('us_bank_account', 'pm_usBankAccount_dispute');
    await at('06-22');
    const path = `/api/contributions/${membershipId}/saved-method-payments`;
    expect((await ana.send('POST', path, { first: 1, instalments: 1, methodId })).status).toBe(200);
    const reminded = async () =>
      (await test.mailbox(EMAIL)).filter(({ subject }) => subject.startsWith('Last reminder'));
    // The last reminder is held back on June 24; then the debit succeeds, and the bank takes it back.
    for (const day of ['06-24', '06-28', '06-29']) await at(day);
    expect(await reminded()).toEqual([]);
    const paid = async () => (await (await ana.send('GET', '/api/contributions')).json())[0].paid;
    expect(await paid()).toBe(1);
    await at('07-25');
    expect(await paid()).toBe(0);
    const [mail] = (await reminded()).filter(({ text }) => text.includes('April 5'));
    expect(mail?.text).toContain('not paid by August 4');
    await at('08-03');
    expect(await status()).toBe('active');
    await at('08-04');
    expect(await status()).toBe('cancelled');
  });
});
