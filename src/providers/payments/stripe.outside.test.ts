import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { usd } from '#shared/text/money.ts';
import { outsideKeys } from '#testing/outside-keys.ts';
import { systemClock } from '../clock/clock.ts';
import type { MethodKind } from './payment-provider.ts';
import { createStripePayments } from './stripe.ts';

const LIMIT_MS = 60_000;
const secretKey = outsideKeys.stripe ?? '';

/** Checks the expectations of the sandbox's suite against Stripe's own test mode. */
describe.skipIf(!secretKey.startsWith('sk_test_'))(
  'Stripe itself (skipped without STRIPE_TEST_SECRET_KEY)',
  () => {
    const provider = () =>
      createStripePayments({
        secretKey,
        webhookSecret: 'whsec_unused',
        mode: 'test',
        browser: { publishableKey: 'pk_test_unused' },
        clock: systemClock,
      });

    async function save(method: string, kind: MethodKind) {
      const customer = await provider().createCustomer({
        key: randomUUID(),
        reference: randomUUID(),
        email: 'suite@example.com',
        name: 'A Suite',
      });
      const begun = await provider().createSetup({
        key: randomUUID(),
        reference: 'a-method',
        customerId: customer.id,
        methodKinds: [kind],
      });
      expect(begun).toMatchObject({ status: 'open', reference: 'a-method' });
      await new Stripe(secretKey).setupIntents.confirm(begun.id, {
        payment_method: method,
        mandate_data: {
          customer_acceptance: {
            type: 'online',
            online: { ip_address: '127.0.0.1', user_agent: 'suite' },
          },
        },
      });
      const setup = await provider().readSetup(begun.id);
      return { customerId: customer.id, setup };
    }

    it('charges a saved card once per reference, and finds it again', {
      timeout: LIMIT_MS,
    }, async () => {
      const { customerId, setup } = await save('pm_card_visa', 'card');
      if (!setup?.method) throw new Error('the setup did not succeed');
      const reference = randomUUID();
      const since = new Date(systemClock.now().getTime() - LIMIT_MS);
      const charge = () =>
        provider().chargeMethod({
          key: `suite-${reference}`,
          amount: usd(5_000),
          reference,
          description: 'A suite',
          customerId,
          method: setup.method as NonNullable<typeof setup.method>,
        });
      const first = await charge();
      expect(first).toMatchObject({ status: 'succeeded', received: usd(5_000), reference });
      expect((await charge()).id).toBe(first.id);
      expect(await provider().findPayment({ reference, since, customerId })).toMatchObject({
        id: first.id,
      });
      await provider().detachMethod(setup.method.id);
      await provider().detachMethod(setup.method.id);
    });

    it('returns a refused charge instead of throwing it', { timeout: LIMIT_MS }, async () => {
      const { customerId, setup } = await save('pm_card_chargeCustomerFail', 'card');
      if (!setup?.method) throw new Error('the setup did not succeed');
      const refused = await provider().chargeMethod({
        key: randomUUID(),
        amount: usd(5_000),
        reference: randomUUID(),
        description: 'A suite',
        customerId,
        method: setup.method,
      });
      expect(refused).toMatchObject({ status: 'open', received: usd(0) });
      expect(refused.failure?.code).toBeTruthy();
      await provider().cancelPayment(refused.id, 'failed');
      expect(await provider().readPayment(refused.id)).toMatchObject({
        status: 'canceled',
        isAbandoned: false,
      });
    });
  },
);
