import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { type Decision, decideDeposit } from '../rules.ts';
import { completeDeposit } from './complete-deposit.ts';
import {
  findDeposit,
  findDepositByPayment,
  lockDeposit,
  recordPayment,
  updateDeposit,
} from './queries.ts';
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
  // The network first, the transaction after: the answer may be old by then, so what follows
  // from it only ever moves forward.
  const payment = await context.payments.readPayment(paymentId);
  if (!payment) return undefined;
  const deposit = await depositOf(context, payment);
  return deposit && inTransaction(context, (tx) => followPayment(tx, deposit.id, payment));
}

/** The deposit a payment was made for, also when we died before we could note the payment. */
async function depositOf(context: Context, payment: Payment): Promise<DepositRow | undefined> {
  const known = await findDepositByPayment(context.db, payment.id);
  if (known) return known;
  if (!payment.reference || !UUID.test(payment.reference)) return undefined;
  const meant = await findDeposit(context.db, payment.reference);
  if (meant?.mode !== context.payments.mode) return undefined;
  if (meant.paymentId !== null) {
    // Only its own payment can pay a deposit. A second one that got money needs a person.
    if (payment.status !== 'succeeded') return undefined;
    throw new Error(`payment ${payment.id} was made for deposit ${meant.id}, which has another`);
  }
  return recordPayment(context.db, meant.id, {
    paymentId: payment.id,
    clientSecret: payment.clientSecret,
    updatedAt: context.clock.now(),
  });
}

async function followPayment(
  tx: TransactionContext,
  depositId: string,
  payment: Payment,
): Promise<Settled> {
  const before = await lockDeposit(tx.db, depositId);
  if (!before) throw new Error(`deposit ${depositId} is gone`);
  const decision = decideDeposit(before.status, payment);
  const decided = await followDecision(tx, before, payment, decision);
  const hasRefunds = await recordRefunds(tx, decided, payment.refunds);
  const deposit = hasRefunds ? await findDeposit(tx.db, depositId) : decided;
  return { deposit: deposit ?? decided, hasChanged: decision !== 'none' || hasRefunds };
}

async function followDecision(
  tx: TransactionContext,
  deposit: DepositRow,
  payment: Payment,
  decision: Decision,
): Promise<DepositRow> {
  if (decision === 'none') return deposit;
  if (decision === 'complete') {
    if (payment.received.cents !== deposit.amountCents) {
      throw new Error(`payment ${payment.id} brought ${payment.received.cents} cents`);
    }
    return completeDeposit(tx, deposit);
  }
  const status = decision === 'expire' ? ('expired' as const) : ('failed' as const);
  const change = { status, nextCheckAt: null, updatedAt: tx.clock.now() };
  await updateDeposit(tx.db, deposit.id, change);
  return { ...deposit, ...change };
}
