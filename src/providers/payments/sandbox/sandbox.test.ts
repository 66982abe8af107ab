import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { sandboxOf, stripeOf } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { SANDBOX_SECRET_KEY } from './api.ts';
import { createPaymentSandbox } from './create-sandbox.ts';

const DEPOSIT = {
  amount: 20_000,
  currency: 'usd',
  allowed_payment_method_types: ['card' as const],
  metadata: { reference: 'r' },
};

/** For the calls we make, the SDK gets the same results from the sandbox as from Stripe. */
describe('the payment sandbox, driven by the official SDK', () => {
  const test = useTestApp();
  const create = (key?: string) =>
    stripeOf(test).paymentIntents.create(DEPOSIT, key ? { idempotencyKey: key } : {});
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: Stripe.errors.StripeError) => error,
    );

  it('creates and retrieves a payment intent', async () => {
    const intent = await create();
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 20_000,
      amount_received: 0,
      currency: 'usd',
      status: 'requires_payment_method',
      livemode: false,
      metadata: { reference: 'r' },
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_.{40,}$`));
    const read = await stripeOf(test).paymentIntents.retrieve(intent.id);
    expect(read.id).toBe(intent.id);
    expect(read.client_secret).toBe(intent.client_secret);
  });

  it('returns the same payment for the same key and body, and refuses another body', async () => {
    const first = await create('a-key');
    const again = await create('a-key');
    expect(again.id).toBe(first.id);
    const other = await failure(
      stripeOf(test).paymentIntents.create({ ...DEPOSIT, amount: 1 }, { idempotencyKey: 'a-key' }),
    );
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await create('another')).id).not.toBe(first.id);
  });

  it('prunes a key after a day, like the provider, and finds the payment by our reference', async () => {
    const first = await create('a-key');
    test.clock.advanceDays(1.1);
    expect((await create('a-key')).id).not.toBe(first.id);
    const found = await stripeOf(test).paymentIntents.search({
      query: "metadata['reference']:'r'",
    });
    expect(found.data.map(({ id }) => id)).toContain(first.id);
    test.clock.advanceDays(-1.1);
  });

  it('does not use up a key whose request was refused before it changed anything', async () => {
    const refused = await failure(
      stripeOf(test).paymentIntents.create({ ...DEPOSIT, amount: 1 }, { idempotencyKey: 'k' }),
    );
    expect(refused).toMatchObject({ code: 'amount_too_small', statusCode: 400 });
    expect((await create('k')).status).toBe('requires_payment_method');
  });

  it('charges a card once when the confirmation is repeated', async () => {
    const stripe = stripeOf(test);
    const { id } = await create();
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 20_000 });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ paid: true, amount: 20_000, payment_intent: id });
    const again = await failure(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    );
    expect(again).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      undefined,
      "Your card's security code is incorrect.",
    ],
  ])('%s is refused as %s, and another card may follow', async (method, code, decline, message) => {
    const stripe = stripeOf(test);
    const { id } = await create();
    const error = await failure(stripe.paymentIntents.confirm(id, { payment_method: method }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ code, statusCode: 402, message });
    expect((error as Stripe.errors.StripeCardError).decline_code || undefined).toBe(decline);
    const after = await stripe.paymentIntents.retrieve(id);
    expect(after.status).toBe('requires_payment_method');
    expect(after.last_payment_error).toMatchObject({ code });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  it('waits for the cardholder of a 3-D Secure card', async () => {
    const { id } = await create();
    const waiting = await stripeOf(test).paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(waiting.status).toBe('requires_action');
    expect(waiting.next_action?.type).toBe('use_stripe_sdk');
    expect(waiting.amount_received).toBe(0);
  });

  it('cancels an unpaid payment, and refuses to cancel a paid one', async () => {
    const stripe = stripeOf(test);
    const open = await create();
    const canceled = await stripe.paymentIntents.cancel(open.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const late = await failure(
      stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' }),
    );
    expect(late).toMatchObject({ code: 'payment_intent_unexpected_state' });
    const paid = await create();
    await stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' });
    expect(await failure(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('refunds in parts up to the whole, and never more', async () => {
    const stripe = stripeOf(test);
    const { id } = await create();
    expect(await failure(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const part = await stripe.refunds.create({ payment_intent: id, amount: 5_000 });
    expect(part).toMatchObject({ object: 'refund', amount: 5_000, status: 'succeeded' });
    const rest = await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'r' });
    expect(rest.amount).toBe(15_000);
    expect((await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'r' })).id).toBe(
      rest.id,
    );
    expect(await failure(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('lists refunds over pages, by payment and by time', async () => {
    const stripe = stripeOf(test);
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { id } = await create();
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      ids.unshift((await stripe.refunds.create({ payment_intent: id })).id);
    }
    const all: string[] = [];
    for await (const refund of stripe.refunds.list({ limit: 2 })) all.push(refund.id);
    expect(all).toEqual(ids);
    const now = Math.floor(test.clock.now().getTime() / 1000);
    expect((await stripe.refunds.list({ created: { gte: now + 60 } })).data).toEqual([]);
    const [first] = (await stripe.refunds.list({ limit: 1 })).data;
    const ofPayment = await stripe.refunds.list({ payment_intent: String(first?.payment_intent) });
    expect(ofPayment.data.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('lists disputes over pages, by payment and by time', async () => {
    const stripe = stripeOf(test);
    const payments: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { id } = await create();
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' });
      payments.unshift(id);
    }
    const all: Stripe.Dispute[] = [];
    for await (const dispute of stripe.disputes.list({ limit: 2 })) all.push(dispute);
    expect(all.map(({ payment_intent }) => payment_intent)).toEqual(payments);
    const page = await stripe.disputes.list({ limit: 2, starting_after: all[1]?.id ?? '' });
    expect(page).toMatchObject({ object: 'list', url: '/v1/disputes', has_more: true });
    expect(page.data.map(({ id }) => id)).toEqual([all[2]?.id, all[3]?.id]);
    const last = await stripe.disputes.list({ limit: 1, starting_after: all[3]?.id ?? '' });
    expect(last).toMatchObject({ has_more: false, data: [{ id: all[4]?.id }] });
    const begun = all[0]?.created ?? 0;
    expect((await stripe.disputes.list({ created: { gte: begun } })).data[0]?.id).toBe(all[0]?.id);
    expect((await stripe.disputes.list({ created: { gte: begun + 60 } })).data).toEqual([]);
    const ofPayment = await stripe.disputes.list({ payment_intent: payments[3] ?? '' });
    expect(ofPayment.data.map(({ id }) => id)).toEqual([all[3]?.id]);
    expect(await failure(stripe.disputes.list({ starting_after: 'du_nobody' }))).toMatchObject({
      code: 'resource_missing',
    });
  });

  it('refuses unknown payments and API keys', async () => {
    expect(await failure(stripeOf(test).paymentIntents.retrieve('pi_nobody'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    const stranger = new Stripe('sk_test_stranger', {
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient((url, init) =>
        sandboxOf(test).fetch(new Request(url, init)),
      ),
    });
    expect(await failure(stranger.paymentIntents.create(DEPOSIT))).toMatchObject({
      statusCode: 401,
    });
  });

  it('has a key of its own where people can reach it: the one everybody knows is refused', async () => {
    const { db, clock, randomness } = test.context;
    const sandbox = await createPaymentSandbox(db, clock, randomness, { hasOwnKey: true });
    const answer = await sandbox.fetch(
      new Request('http://sandbox/v1/payment_intents', {
        headers: { authorization: `Bearer ${SANDBOX_SECRET_KEY}` },
      }),
    );
    expect(answer.status).toBe(401);
    expect(await sandbox.provider.readPayment('pi_nobody')).toBeUndefined();
  });
});
