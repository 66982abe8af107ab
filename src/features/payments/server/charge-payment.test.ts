import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { usd } from '#shared/text/money.ts';
import { deliverWebhooks, stripeOf } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { chargePayment, requestCharges } from './charge-payment.ts';
import { reconcilePayments } from './events/reconcile-payments.ts';
import { type PaymentHandler, paymentHandlers } from './handlers.ts';
import { detachSavedMethod, listSavedMethods, reportSetup } from './methods/saved-methods.ts';
import { startSetup } from './methods/start-setup.ts';

/** The handler calls that the paying feature receives, in order. */
const told: string[] = [];
const handler: PaymentHandler = {
  async onSucceeded() {
    told.push('succeeded');
  },
  async onProcessing() {
    told.push('processing');
  },
  async onEnded(_, { status, failureCode }) {
    told.push(`${status} ${failureCode}`);
  },
  async onRefunds(_, { refundedCents }) {
    told.push(`refunded ${refundedCents}`);
  },
  async onDispute(_, { refundedCents }, { after }) {
    told.push(`dispute ${after.status} ${refundedCents}`);
  },
  async onUnexpected() {
    told.push('unexpected');
  },
};
paymentHandlers.register({ 'test-charge': handler });

describe('an off-session charge', () => {
  const test = useTestApp();
  beforeEach(() => {
    told.length = 0;
  });
  const owner = {
    id: '01890000-0000-7000-8000-000000000001',
    email: 'ana@example.com',
    name: 'Ana Souza',
  };
  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };
  const save = async (method: string, kind: MethodKind = 'us_bank_account') => {
    const { methodId, clientSecret } = await startSetup(test.context, {
      owner,
      methodKinds: [kind],
    });
    const setupId = clientSecret.split('_secret_')[0] ?? '';
    await stripeOf(test).setupIntents.confirm(setupId, { payment_method: method });
    const reported = await reportSetup(test.context, { methodId, ownerId: owner.id });
    expect(reported).toEqual({ status: 'active' });
    return methodId;
  };
  const request = (savedMethodId: string, ownerId = owner.id) =>
    inTransaction(test.context, async (tx) => {
      const [payment] = await requestCharges(tx, [
        {
          purpose: 'test-charge',
          subjectId: tx.randomness.id(),
          amount: usd(86_250),
          mode: 'sandbox',
          description: 'Instalment 1',
          ownerId,
          savedMethodId,
        },
      ]);
      if (!payment) throw new Error('no payment was recorded');
      return payment.id;
    });
  const charges = () =>
    selectRows<{ status: string }>(test.context.db, sql`select status from sandbox_charges`);

  it('debits a bank account, and learns when the bank has paid', async () => {
    const methodId = await save('pm_usBankAccount_success');
    expect(await listSavedMethods(test.context, owner.id)).toEqual([
      { id: methodId, kind: 'us_bank_account', last4: '6789', name: 'STRIPE TEST BANK' },
    ]);
    await request(methodId);
    await settle();
    expect(told).toEqual(['processing']);
    test.clock.advanceDays(5);
    await settle();
    expect(told).toEqual(['processing', 'succeeded']);
    expect(await charges()).toEqual([{ status: 'succeeded' }]);
  });

  it('learns the outcome even when no webhook arrives', async () => {
    await request(await save('pm_usBankAccount_success'));
    await test.drainJobs();
    test.clock.advanceDays(5);
    await reconcilePayments(test.context);
    expect(told).toEqual(['processing', 'succeeded']);
  });

  it.each([
    ['pm_usBankAccount_insufficientFunds', 'us_bank_account', 'insufficient_funds'],
    ['pm_usBankAccount_accountClosed', 'us_bank_account', 'account_closed'],
    ['pm_card_chargeCustomerFail', 'card', 'generic_decline'],
  ] as const)('that fails (%s) is over, and cannot be paid later', async (method, kind, code) => {
    await request(await save(method, kind));
    await settle();
    test.clock.advanceDays(5);
    await settle();
    expect(told.at(-1)).toBe(`failed ${code}`);
    const intents = await selectRows(
      test.context.db,
      sql`select status from sandbox_payment_intents`,
    );
    expect(intents).toEqual([{ status: 'canceled' }]);
  });

  it('is lost and its mandate revoked when the bank returns it weeks later', async () => {
    const methodId = await save('pm_usBankAccount_dispute');
    await request(methodId);
    await settle();
    test.clock.advanceDays(5);
    await settle();
    test.clock.advanceDays(15);
    await settle();
    expect(told).toEqual(['processing', 'succeeded', 'dispute lost 86250']);
    expect(await listSavedMethods(test.context, owner.id)).toEqual([]);
    await expect(request(methodId)).rejects.toMatchObject({ code: 'NO_MANDATE' });
  });

  it('is made once, even when the process dies and retries days later', async () => {
    const paymentId = await request(await save('pm_usBankAccount_success'));
    await test.drainJobs();
    // The process died after the provider made the charge, before we recorded its id.
    await test.context.db.execute(
      sql`update payments set provider_id = null, client_secret = null, status = 'pending'`,
    );
    test.clock.advanceDays(2);
    await Promise.all([
      chargePayment(test.context, { paymentId }),
      chargePayment(test.context, { paymentId }),
      reconcilePayments(test.context),
    ]);
    expect(await charges()).toEqual([{ status: 'pending' }]);
  });

  it('needs an active payment method of that person', async () => {
    const methodId = await save('pm_card_visa', 'card');
    const stranger = '01890000-0000-7000-8000-000000000002';
    await expect(request(methodId, stranger)).rejects.toMatchObject({ code: 'NO_MANDATE' });
    const { methodId: unfinished } = await startSetup(test.context, {
      owner,
      methodKinds: ['card'],
    });
    await expect(request(unfinished)).rejects.toMatchObject({ code: 'NO_MANDATE' });
    await expect(
      detachSavedMethod(test.context, { methodId, ownerId: stranger }),
    ).rejects.toMatchObject({ code: 'PAYMENT_METHOD_NOT_FOUND' });

    await request(methodId);
    await detachSavedMethod(test.context, { methodId, ownerId: owner.id });
    await test.drainJobs();
    expect(told).toEqual(['failed no_mandate']);
    expect(await charges()).toEqual([]);
    await expect(request(methodId)).rejects.toMatchObject({ code: 'NO_MANDATE' });
  });
});
