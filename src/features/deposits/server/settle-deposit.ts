import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { type Decision, decideDeposit } from '../rules.ts';
import { completeDeposit } from './complete-deposit.ts';
import { findDeposit, type Held, holdByPayment, recordPayment, updateDeposit } from './queries.ts';
import { type DisputeTurns, recordDisputes } from './record-disputes.ts';
import { recordRefunds } from './record-refunds.ts';
import type { DepositRow } from './tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type Settled = { deposit: DepositRow; hasChanged: boolean };

/**
 * Asks the provider about a payment and brings our deposit in line with its answer, whoever
 * asked for it: webhook, browser, reconciliation or admin. Repeats change nothing.
 * Undefined when the payment is none of ours.
 */
export async function settlePayment(
  context: Context,
  paymentId: string,
): Promise<Settled | undefined> {
  let hasChanged = false;
  for (let seen: DisputeTurns = new Map(); ; ) {
    // The network first, the transaction after: the answer may be old by then, so what follows
    // from it only ever moves forward. Where it may move back, the provider is asked once more.
    const payment = await context.payments.readPayment(paymentId);
    const followed = payment && (await followOrNote(context, payment, seen));
    if (!followed) return undefined;
    hasChanged ||= followed.hasChanged;
    if (followed.doubted.size === 0) return { deposit: followed.deposit, hasChanged };
    seen = followed.doubted;
  }
}

type Followed = Settled & { doubted: DisputeTurns };

async function followOrNote(
  context: Context,
  payment: Payment,
  seen: DisputeTurns,
): Promise<Followed | undefined> {
  const follow = () => inTransaction(context, (tx) => followPayment(tx, payment, seen));
  const followed = await follow();
  if (followed) return followed;
  return (await notePayment(context, payment)) ? follow() : undefined;
}

/** Notes a payment at the deposit it was made for, when we died before we could. */
async function notePayment(context: Context, payment: Payment): Promise<boolean> {
  if (!payment.reference || !UUID.test(payment.reference)) return false;
  const meant = await findDeposit(context.db, payment.reference);
  if (meant?.mode !== context.payments.mode) return false;
  const noted = await recordPayment(
    context.db,
    meant.id,
    {
      paymentId: payment.id,
      clientSecret: payment.clientSecret,
      updatedAt: context.clock.now(),
    },
    { isPaid: payment.status === 'succeeded' },
  );
  if (noted?.paymentId === payment.id) return true;
  // Only its own payment can pay a deposit. A second one that got money needs a person.
  if (payment.status !== 'succeeded') return false;
  throw new Error(`payment ${payment.id} was made for deposit ${meant.id}, which has another`);
}

async function followPayment(
  tx: TransactionContext,
  payment: Payment,
  seen: DisputeTurns,
): Promise<Followed | undefined> {
  const held = await holdByPayment(tx.db, payment.id);
  if (!held) return undefined;
  const decision = decideDeposit(held.deposit.status, payment);
  const decided = await followDecision(tx, held, payment, decision);
  const hasRefunds = await recordRefunds(tx, decided, payment.refunds);
  const refunded = (hasRefunds && (await findDeposit(tx.db, decided.id))) || decided;
  const disputes = await recordDisputes(tx, refunded, payment.disputes, seen);
  const deposit = (disputes.hasChanged && (await findDeposit(tx.db, decided.id))) || refunded;
  const hasChanged = decision !== 'none' || hasRefunds || disputes.hasChanged;
  return { deposit, hasChanged, doubted: disputes.doubted };
}

async function followDecision(
  tx: TransactionContext,
  held: Held,
  payment: Payment,
  decision: Decision,
): Promise<DepositRow> {
  const { deposit } = held;
  if (decision === 'none') return deposit;
  if (decision === 'complete') {
    if (payment.received.cents !== deposit.amountCents) {
      throw new Error(`payment ${payment.id} brought ${payment.received.cents} cents`);
    }
    return completeDeposit(tx, held);
  }
  const status = decision === 'expire' ? ('expired' as const) : ('failed' as const);
  const change = { status, nextCheckAt: null, updatedAt: tx.clock.now() };
  await updateDeposit(tx.db, deposit.id, change);
  return { ...deposit, ...change };
}
