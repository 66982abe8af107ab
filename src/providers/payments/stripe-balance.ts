import type Stripe from 'stripe';
import {
  PROVIDER_PAYOUT_STATUSES,
  type ProviderAmount,
  type ProviderPayout,
  type ProviderTransaction,
} from './payment-provider.ts';
import { amountOf, idOf } from './stripe-objects.ts';

const fromSeconds = (seconds: number) => new Date(seconds * 1000);

/** What can be paid out now and later, by currency. */
export function toBalance({ available, pending }: Stripe.Balance): ProviderAmount[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of [...available, ...pending]) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, cents]) => amountOf(cents, currency));
}

/** A balance transaction that was read with its source. */
export function toTransaction(given: Stripe.BalanceTransaction): ProviderTransaction {
  const { source } = given;
  const paymentIntent =
    typeof source === 'object' && source && 'payment_intent' in source
      ? source.payment_intent
      : null;
  return {
    id: given.id,
    type: given.type,
    amount: amountOf(given.amount, given.currency),
    feeCents: given.fee,
    createdAt: fromSeconds(given.created),
    availableAt: fromSeconds(given.available_on),
    sourceId: idOf(source) ?? null,
    paymentId: idOf(paymentIntent) ?? null,
    description: given.description,
  };
}

export function toPayout(given: Stripe.Payout): ProviderPayout {
  const status = PROVIDER_PAYOUT_STATUSES.find((known) => known === given.status);
  return {
    id: given.id,
    amount: amountOf(given.amount, given.currency),
    status: status ?? 'pending',
    createdAt: fromSeconds(given.created),
    // The provider names the day by its midnight in UTC.
    arrivesOn: fromSeconds(given.arrival_date).toISOString().slice(0, 10),
    isAutomatic: given.automatic,
    failure: given.failure_message ?? given.failure_code,
  };
}
