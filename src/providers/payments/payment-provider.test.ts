import { describe, expect, it } from 'vitest';
import { usd } from '#shared/text/money.ts';
import { sandboxOf, stripeOf } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { MethodKind } from './payment-provider.ts';

/** Customers, saved methods and off-session charges. */
describe('the payment provider', () => {
  const test = useTestApp();
  const provider = () => sandboxOf(test).provider;
  const newKey = () => test.context.randomness.id();

  async function save(method: string, kind: MethodKind = 'us_bank_account') {
    const customer = await provider().createCustomer({
      key: newKey(),
      reference: newKey(),
      email: 'ana@example.com',
      name: 'Ana Souza',
    });
    const begun = await provider().createSetup({
      key: newKey(),
      reference: 'a-method',
      customerId: customer.id,
      methodKinds: [kind],
    });
    expect(begun).toMatchObject({ status: 'open', reference: 'a-method', method: undefined });
    await stripeOf(test).setupIntents.confirm(begun.id, { payment_method: method });
    const setup = await provider().readSetup(begun.id);
    if (!setup?.method) throw new Error('the setup did not succeed');
    return { customerId: customer.id, setup, method: setup.method, mandateId: setup.mandateId };
  }
  type Saved = Awaited<ReturnType<typeof save>>;
  const charge = ({ customerId, method, mandateId }: Saved, reference = newKey(), key = newKey()) =>
    provider().chargeMethod({
      key,
      amount: usd(86_250),
      reference,
      description: 'Instalment 1',
      customerId,
      method,
      mandateId,
    });

  it('saves a bank account with a mandate, and a card without', async () => {
    expect((await save('pm_usBankAccount_success')).setup).toMatchObject({
      status: 'succeeded',
      method: { kind: 'us_bank_account', last4: '6789', name: 'STRIPE TEST BANK' },
      mandateId: expect.stringMatching(/^mandate_/),
    });
    expect((await save('pm_card_visa', 'card')).setup).toMatchObject({
      method: { kind: 'card', last4: '4242', name: 'visa' },
      mandateId: undefined,
    });
  });

  it('charges a card at once, and returns a refusal instead of throwing it', async () => {
    expect(await charge(await save('pm_card_visa', 'card'))).toMatchObject({
      status: 'succeeded',
      received: usd(86_250),
    });
    expect(await charge(await save('pm_card_chargeCustomerFail', 'card'))).toMatchObject({
      status: 'open',
      received: usd(0),
      failure: { code: expect.any(String) },
    });
  });

  it('keeps a debit in processing for days before it succeeds', async () => {
    const { id } = await charge(await save('pm_usBankAccount_success'));
    expect(await provider().readPayment(id)).toMatchObject({ status: 'processing' });
    test.clock.advanceDays(3);
    expect(await provider().readPayment(id)).toMatchObject({ status: 'processing' });
    test.clock.advanceDays(2);
    expect(await provider().readPayment(id)).toMatchObject({
      status: 'succeeded',
      received: usd(86_250),
      disputes: [],
    });
  });

  it.each([
    ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
    ['pm_usBankAccount_accountClosed', 'account_closed'],
    ['pm_usBankAccount_noAccount', 'no_account'],
    ['pm_usBankAccount_debitNotAuthorized', 'debit_not_authorized'],
  ])('refuses a debit from %s after days: %s', async (method, code) => {
    const { id } = await charge(await save(method));
    test.clock.advanceDays(5);
    expect(await provider().readPayment(id)).toMatchObject({
      status: 'open',
      received: usd(0),
      failure: { code },
    });
    await provider().cancelPayment(id, 'failed');
    expect(await provider().readPayment(id)).toMatchObject({
      status: 'canceled',
      isAbandoned: false,
      failure: { code },
    });
  });

  it('shows a debit that was returned weeks later as a dispute that is lost', async () => {
    const saved = await save('pm_usBankAccount_dispute');
    const { id } = await charge(saved);
    test.clock.advanceDays(5);
    expect(await provider().readPayment(id)).toMatchObject({ status: 'succeeded', disputes: [] });
    test.clock.advanceDays(14);
    expect(await provider().readPayment(id)).toMatchObject({
      status: 'succeeded',
      disputes: [{ status: 'lost', amount: usd(86_250), reason: 'debit_not_authorized' }],
    });
    await expect(charge(saved)).rejects.toThrow('mandate');
  });

  it('finds a charge by our reference after its idempotency key was pruned', async () => {
    const saved = await save('pm_usBankAccount_success');
    const reference = newKey();
    const since = test.clock.now();
    const { customerId } = saved;
    expect(await provider().findPayment({ reference, since, customerId })).toBeUndefined();
    const first = await charge(saved, reference, 'a-key');
    expect((await charge(saved, reference, 'a-key')).id).toBe(first.id);
    test.clock.advanceDays(2);
    expect(await provider().findPayment({ reference, since, customerId })).toMatchObject({
      id: first.id,
    });
    expect((await charge(saved, reference, 'a-key')).id).not.toBe(first.id);
  });

  it('charges no method of another customer, and none that was removed', async () => {
    const saved = await save('pm_card_visa', 'card');
    const other = await save('pm_card_visa', 'card');
    await expect(charge({ ...saved, customerId: other.customerId })).rejects.toThrow('belong');
    await provider().detachMethod(saved.method.id);
    await provider().detachMethod(saved.method.id);
    await expect(charge(saved)).rejects.toThrow('belong');
  });
});
