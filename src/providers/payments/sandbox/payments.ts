import type { MethodKind } from '../payment-provider.ts';
import { moveCharge, moveRefund } from './balance.ts';
import { startDebit } from './debits.ts';
import { openDispute, refuseWhileDisputed } from './disputes.ts';
import { refusals } from './errors.ts';
import { recordChargeEvent, recordIntentEvent, recordRefundEvent } from './events.ts';
import type { GivenMethod } from './methods/methods.ts';
import {
  AUTHENTICATION_ERROR,
  AUTHENTICATION_REQUIRED,
  CARD_ERRORS,
  type SandboxCard,
  type SandboxCardError,
} from './methods/test-cards.ts';
import type { IntentRow, RefundRow } from './objects.ts';
import {
  addToRefunded,
  findIntent,
  insertCharge,
  insertIntent,
  insertRefund,
  lockCharge,
  lockIntent,
  markRefundFailed,
  updateIntent,
} from './store.ts';
import { newId, type SandboxWorld } from './world.ts';

// Every function here runs inside a transaction of the sandbox.

const MIN_AMOUNT = 50;

type NewIntent = {
  methodTypes?: MethodKind[];
  customer?: string | null;
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
};

export async function createIntent(world: SandboxWorld, given: NewIntent): Promise<IntentRow> {
  if (!Number.isSafeInteger(given.amount) || given.amount < MIN_AMOUNT) {
    throw refusals.badParameter('amount', 'Amount must be at least $0.50 usd', 'amount_too_small');
  }
  if (given.currency !== 'usd') {
    throw refusals.badParameter('currency', `Invalid currency: ${given.currency}`);
  }
  const id = newId(world, 'pi');
  const intent = await insertIntent(world.db, {
    ...given,
    id,
    clientSecret: `${id}_secret_${world.randomness.token()}`,
    status: 'requires_payment_method',
    createdAt: world.clock.now(),
  });
  await recordIntentEvent(world, 'created', intent);
  return intent;
}

export type Confirmation = { intent: IntentRow; error?: SandboxCardError };

/** Charges the card, after a 3-D Secure challenge if the card needs it, or returns the error. */
export async function confirmIntent(
  world: SandboxWorld,
  id: string,
  given: GivenMethod,
  { isOffSession = false } = {},
): Promise<Confirmation> {
  const intent = await lockIntent(world.db, id);
  if (['processing', 'succeeded', 'canceled'].includes(intent.status)) {
    throw refusals.unexpectedState(intent.status, 'confirm');
  }
  if ('error' in given) return { intent, error: given.error };
  const kind = 'account' in given ? 'us_bank_account' : 'card';
  if (!intent.methodTypes.includes(kind)) {
    throw refusals.badParameter('payment_method', `This payment does not take the type ${kind}.`);
  }
  if ('account' in given) return { intent: await startDebit(world, intent, given) };
  if (given.card.needsChallenge && isOffSession) return refuseAbsent(world, intent);
  if (given.card.needsChallenge) {
    const waiting = await updateIntent(world.db, id, {
      status: 'requires_action',
      pendingCard: given.card,
      lastError: null,
    });
    await recordIntentEvent(world, 'requires_action', waiting);
    return { intent: waiting };
  }
  return chargeCard(world, intent, given.card, given.method);
}

/** The bank requires authentication, but the cardholder is absent. */
async function refuseAbsent(world: SandboxWorld, intent: IntentRow): Promise<Confirmation> {
  const error = AUTHENTICATION_REQUIRED;
  const refused = await updateIntent(world.db, intent.id, { lastError: error });
  await recordIntentEvent(world, 'payment_failed', refused);
  return { intent: refused, error };
}

async function chargeCard(
  world: SandboxWorld,
  intent: IntentRow,
  card: SandboxCard,
  method?: string,
): Promise<Confirmation> {
  const error = card.outcome === 'success' ? undefined : CARD_ERRORS[card.outcome];
  const charge = await insertCharge(world.db, {
    id: newId(world, 'ch'),
    paymentIntent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    status: error ? 'failed' : 'succeeded',
    card,
    paymentMethod: method ?? null,
    error: error ?? null,
    createdAt: world.clock.now(),
  });
  const changed = await updateIntent(world.db, intent.id, {
    status: error ? 'requires_payment_method' : 'succeeded',
    latestCharge: charge.id,
    pendingCard: null,
    paymentMethod: method ?? null,
    lastError: error ?? null,
  });
  if (!error) await moveCharge(world, charge);
  await recordChargeEvent(world, error ? 'failed' : 'succeeded', charge);
  await recordIntentEvent(world, error ? 'payment_failed' : 'succeeded', changed);
  if (!error && card.isDisputed) await openDispute(world, intent.id);
  return error ? { intent: changed, error } : { intent: changed };
}

/** The cardholder confirmed or refused. */
export async function answerChallenge(
  world: SandboxWorld,
  id: string,
  hasConfirmed: boolean,
): Promise<IntentRow> {
  const intent = await lockIntent(world.db, id);
  if (intent.status !== 'requires_action' || !intent.pendingCard) return intent;
  if (hasConfirmed) return (await chargeCard(world, intent, intent.pendingCard)).intent;
  const refused = await updateIntent(world.db, id, {
    status: 'requires_payment_method',
    pendingCard: null,
    lastError: AUTHENTICATION_ERROR,
  });
  await recordIntentEvent(world, 'payment_failed', refused);
  return refused;
}

export async function cancelIntent(
  world: SandboxWorld,
  id: string,
  reason: string | undefined,
): Promise<IntentRow> {
  const intent = await lockIntent(world.db, id);
  if (['processing', 'succeeded', 'canceled'].includes(intent.status)) {
    throw refusals.unexpectedState(intent.status, 'cancel');
  }
  const canceled = await updateIntent(world.db, id, {
    status: 'canceled',
    pendingCard: null,
    canceledAt: world.clock.now(),
    cancellationReason: reason ?? null,
  });
  await recordIntentEvent(world, 'canceled', canceled);
  return canceled;
}

type NewRefund = {
  paymentIntent?: string | undefined;
  charge?: string | undefined;
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

/** Refunds the given amount, or everything that is left. */
export async function createRefund(world: SandboxWorld, given: NewRefund): Promise<RefundRow> {
  const intent = given.paymentIntent ? await findIntent(world.db, given.paymentIntent) : undefined;
  const chargeId = given.charge ?? intent?.latestCharge;
  if (!chargeId || (intent && intent.status !== 'succeeded')) {
    throw refusals.badParameter(
      'payment_intent',
      'This PaymentIntent does not have a successful charge to refund.',
    );
  }
  const charge = await lockCharge(world.db, chargeId);
  await refuseWhileDisputed(world, charge);
  const left = charge.amount - charge.amountRefunded;
  if (left === 0) throw refusals.alreadyRefunded(charge.id);
  const amount = given.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    throw refusals.badParameter('amount', `Refund amount is greater than what is left (${left}).`);
  }
  const refund = await insertRefund(world.db, {
    id: newId(world, 're'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount,
    currency: charge.currency,
    status: 'succeeded',
    reason: given.reason ?? null,
    metadata: given.metadata ?? {},
    createdAt: world.clock.now(),
  });
  const changed = await addToRefunded(world.db, charge.id, amount);
  await moveRefund(world, refund);
  await recordRefundEvent(world, 'created', refund);
  await recordChargeEvent(world, 'refunded', changed);
  return refund;
}

/** The bank returns a refund after it was reported as succeeded. */
export async function failRefund(world: SandboxWorld, id: string): Promise<void> {
  const failed = await markRefundFailed(world.db, id);
  if (!failed) return;
  await addToRefunded(world.db, failed.charge, -failed.amount);
  await moveRefund(world, failed, true);
  await recordRefundEvent(world, 'failed', failed);
}
