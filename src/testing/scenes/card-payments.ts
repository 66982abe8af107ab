import Stripe from 'stripe';
import { SANDBOX_SECRET_KEY } from '#providers/payments/sandbox/api.ts';
import type { PaymentSandbox } from '#providers/payments/sandbox/create-sandbox.ts';
import type { TestApp } from '../test-app.ts';
import { exampleApplication } from './example-application.ts';

export function sandboxOf(test: Pick<TestApp, 'context'>): PaymentSandbox {
  const { paymentSandbox } = test.context;
  if (!paymentSandbox) throw new Error('the test app has no payment sandbox');
  return paymentSandbox;
}

/** The official SDK, pointed at the sandbox of a test app. */
export function stripeOf(test: Pick<TestApp, 'context'>): Stripe {
  return new Stripe(SANDBOX_SECRET_KEY, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      sandboxOf(test).fetch(new Request(url, init)),
    ),
  });
}

export const paymentIdOf = (clientSecret: string): string =>
  clientSecret.split('_secret_')[0] ?? '';

/** Pays like a cardholder, with one of the provider's test cards. */
export function payWith(
  test: Pick<TestApp, 'context'>,
  clientSecret: string,
  method = 'pm_card_visa',
): Promise<Stripe.PaymentIntent> {
  return stripeOf(test).paymentIntents.confirm(paymentIdOf(clientSecret), {
    payment_method: method,
  });
}

/** Delivers the due webhooks to the app; returns the number of attempts. */
export function deliverWebhooks(test: TestApp): Promise<number> {
  return sandboxOf(test).deliver(async (rawBody, signature) => {
    const response = await test.request('POST', '/api/webhooks/payments', rawBody, {
      'stripe-signature': signature,
    });
    return response.status;
  });
}

/** Submits an application and starts its deposit, as the landing page does. */
export async function applyAndStart(test: TestApp, email = exampleApplication.email) {
  const applied = await test.request('POST', '/api/applications', {
    ...exampleApplication,
    email,
  });
  if (applied.status !== 201) throw new Error(`applying answered ${await applied.text()}`);
  const application: { id: string } = await applied.json();
  const started = await test.request('POST', '/api/create-payment-intent', {
    amount: 200,
    customerName: exampleApplication.fullName,
    customerEmail: email,
    applicationId: application.id,
  });
  if (started.status !== 200) throw new Error(`starting answered ${await started.text()}`);
  const { clientSecret }: { clientSecret: string } = await started.json();
  return { applicationId: application.id, clientSecret, paymentId: paymentIdOf(clientSecret) };
}
