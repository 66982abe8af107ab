import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { decideDeposit } from '../rules.ts';
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
  if (decision === 'complete') {
    if (payment.received.cents !== before.amountCents) {
      throw new Error(`payment ${payment.id} brought ${payment.received.cents} cents`);
    }
    await completeDeposit(tx, before);
  } else if (decision !== 'none') {
    const status = decision === 'expire' ? 'expired' : 'failed';
    const updatedAt = tx.clock.now();
    await updateDeposit(tx.db, depositId, { status, nextCheckAt: null, updatedAt });
  }
  const paid = decision === 'complete' ? await lockDeposit(tx.db, depositId) : before;
  const hasRefunds = paid ? await recordRefunds(tx, paid, payment.refunds) : false;
  const hasChanged = decision !== 'none' || hasRefunds;
  const deposit = hasChanged ? await findDeposit(tx.db, depositId) : before;
  return { deposit: deposit ?? before, hasChanged };
}
