import Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import {
  InvalidEventError,
  type NewProviderPayment,
  type Payment,
  type PaymentBrowserSettings,
  type PaymentDispute,
  type PaymentMode,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRefund,
} from './payment-provider.ts';
import { toBalance, toPayout, toTransaction } from './stripe-balance.ts';
import {
  isDisputed,
  isWholeEvent,
  toPayment,
  toPaymentDispute,
  toPaymentEvent,
  toPaymentRefund,
  toSetup,
} from './stripe-objects.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  mode: PaymentMode;
  browser: PaymentBrowserSettings;
  clock: Clock;
  /** Where requests go instead of Stripe's own address. */
  httpClient?: ReturnType<typeof Stripe.createFetchHttpClient>;
  maxRetries?: number;
};

const EVENT_TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;

export function modeOfKey(secretKey: string): PaymentMode {
  return /^(sk|rk)_live_/.test(secretKey) ? 'live' : 'test';
}

/** Payments through the official SDK: to Stripe, or to wherever `httpClient` sends them. */
export function createStripePayments(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: options.maxRetries ?? 2,
    telemetry: false,
    ...(options.httpClient ? { httpClient: options.httpClient } : {}),
  });

  const readRefunds = async (paymentId: string): Promise<PaymentRefund[]> => {
    const refunds: PaymentRefund[] = [];
    for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
      refunds.push(toPaymentRefund(refund));
    }
    return refunds;
  };

  const readDisputes = async (paymentId: string): Promise<PaymentDispute[]> => {
    const disputes: PaymentDispute[] = [];
    for await (const dispute of stripe.disputes.list({ payment_intent: paymentId, limit: 100 })) {
      disputes.push(toPaymentDispute(dispute));
    }
    return disputes;
  };

  const readPayment = async (paymentId: string): Promise<Payment | undefined> => {
    try {
      const intent = await stripe.paymentIntents.retrieve(paymentId, {
        expand: ['latest_charge'],
      });
      return toPayment(intent, {
        refunds: intent.status === 'succeeded' ? await readRefunds(paymentId) : [],
        disputes: isDisputed(intent) ? await readDisputes(paymentId) : [],
      });
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return undefined;
      throw error;
    }
  };

  /**
   * The list by customer is always current; the search, used without a customer, lags by about a
   * minute.
   */
  const findIntent = async (reference: string, customer: string | undefined, since: Date) => {
    if (!customer) {
      const query = `metadata['reference']:'${reference.replaceAll("'", '')}'`;
      const { data } = await stripe.paymentIntents.search({ query, limit: 1 });
      return data[0]?.id;
    }
    const made = stripe.paymentIntents.list({ customer, created: from(since), limit: 100 });
    for await (const { id, metadata } of made) if (metadata.reference === reference) return id;
    return undefined;
  };

  return {
    mode: options.mode,
    browser: options.browser,
    createPayment: ({ key, methodKinds, ...input }) =>
      asked(async () => {
        const intent = await stripe.paymentIntents.create(
          { ...intentParams(input), allowed_payment_method_types: [...(methodKinds ?? ['card'])] },
          { idempotencyKey: key },
        );
        return toPayment(intent, { refunds: [], disputes: [] });
      }),
    chargeMethod: ({ key, method, mandateId, ...input }) =>
      asked(async () => {
        const params = {
          ...intentParams(input),
          allowed_payment_method_types: [method.kind],
          payment_method: method.id,
          ...(mandateId ? { mandate: mandateId } : {}),
          off_session: true,
          confirm: true,
        };
        const id = await stripe.paymentIntents
          .create(params, { idempotencyKey: key })
          .then((intent) => intent.id, refusedIntentId);
        const payment = await readPayment(id);
        if (!payment) throw new PaymentProviderError(`the provider lost payment ${id}`);
        return payment;
      }),
    findPayment: ({ reference, customerId, since }) =>
      asked(async () => {
        const found = await findIntent(reference, customerId, since);
        return found ? readPayment(found) : undefined;
      }),
    readPayment: (paymentId) => asked(() => readPayment(paymentId)),
    createCustomer: ({ key, reference, email, name }) =>
      asked(async () => {
        const customer = { email, name, metadata: { reference } };
        const { id } = await stripe.customers.create(customer, { idempotencyKey: key });
        return { id };
      }),
    createSetup: ({ key, reference, customerId, methodKinds }) =>
      asked(async () => {
        const setup = await stripe.setupIntents.create(
          {
            customer: customerId,
            allowed_payment_method_types: [...methodKinds],
            usage: 'off_session',
            metadata: { reference },
          },
          { idempotencyKey: key },
        );
        return toSetup(setup);
      }),
    readSetup: (setupId) =>
      asked(async () => {
        try {
          const expand = ['payment_method'];
          return toSetup(await stripe.setupIntents.retrieve(setupId, { expand }));
        } catch (error) {
          if (hasCode(error, 'resource_missing')) return undefined;
          throw error;
        }
      }),
    detachMethod: (methodId) =>
      asked(async () => {
        try {
          await stripe.paymentMethods.detach(methodId);
        } catch (error) {
          const isGone =
            hasCode(error, 'resource_missing') || hasCode(error, 'payment_method_unexpected_state');
          if (!isGone) throw error;
        }
      }),
    cancelPayment: (paymentId, reason = 'abandoned') =>
      asked(async () => {
        try {
          await stripe.paymentIntents.cancel(
            paymentId,
            reason === 'abandoned' ? { cancellation_reason: 'abandoned' } : {},
            { idempotencyKey: `cancel-${paymentId}-${reason}` },
          );
        } catch (error) {
          // Already ended or unknown there: the payment is read next and shows which.
          const isOver =
            hasCode(error, 'payment_intent_unexpected_state') || hasCode(error, 'resource_missing');
          if (!isOver) throw error;
        }
      }),
    refundPayment: ({ key, paymentId }) =>
      asked(async () => {
        try {
          await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: key });
        } catch (error) {
          // Already refunded or disputed: the payment is read next and shows which.
          const isSettledElsewhere =
            hasCode(error, 'charge_already_refunded') || hasCode(error, 'charge_disputed');
          if (!isSettledElsewhere) throw error;
        }
      }),
    listRefunds: (since) =>
      listed(stripe.refunds.list({ created: from(since), limit: 100 }), toPaymentRefund),
    listDisputes: (since) =>
      listed(stripe.disputes.list({ created: from(since), limit: 100 }), toPaymentDispute),
    readBalance: () => asked(async () => toBalance(await stripe.balance.retrieve())),
    listTransactions: (of) =>
      converted(
        stripe.balanceTransactions.list({
          ...('payoutId' in of ? { payout: of.payoutId } : { created: from(of.since) }),
          expand: ['data.source'],
          limit: 100,
        }),
        toTransaction,
      ),
    listPayouts: (since) =>
      converted(stripe.payouts.list({ created: from(since), limit: 100 }), toPayout),
    readEvent(rawBody, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature ?? '',
          options.webhookSecret,
          EVENT_TOLERANCE_SECONDS,
          undefined,
          options.clock.now().getTime(),
        );
      } catch (cause) {
        throw new InvalidEventError('the event is not signed by the payment provider', { cause });
      }
      if (!isWholeEvent(event)) throw new InvalidEventError('the event is not complete');
      // Test events say nothing about real money, nor the other way round.
      if (event.livemode !== (options.mode === 'live')) return undefined;
      return toPaymentEvent(event);
    },
  };
}

function intentParams({
  amount,
  reference,
  description,
  customerId,
}: Omit<NewProviderPayment, 'key' | 'methodKinds'>) {
  return {
    amount: amount.cents,
    currency: amount.currency.toLowerCase(),
    description,
    metadata: { reference },
    ...(customerId ? { customer: customerId } : {}),
  };
}

/** The payment that a refused charge created; any other error is rethrown. */
function refusedIntentId(error: unknown): string {
  const isRefused = error instanceof Stripe.errors.StripeCardError;
  if (isRefused && error.payment_intent) return error.payment_intent.id;
  throw error;
}

const from = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

/** Reads all pages of a list; items that do not belong to a payment are left out. */
async function* listed<Given extends { payment_intent: unknown }, Shown>(
  pages: AsyncIterable<Given>,
  show: (given: Given) => Shown,
): AsyncGenerator<Shown> {
  for await (const given of converted(pages, (one) => one)) {
    if (given.payment_intent) yield show(given);
  }
}

async function* converted<Given, Shown>(
  pages: AsyncIterable<Given>,
  show: (given: Given) => Shown,
): AsyncGenerator<Shown> {
  try {
    for await (const given of pages) yield show(given);
  } catch (cause) {
    throw asProviderError(cause);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw asProviderError(cause);
  }
}

function asProviderError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  return new PaymentProviderError(`the payment provider answered: ${cause.message}`, { cause });
}
