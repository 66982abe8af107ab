import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Payment } from '#providers/payments/payment-provider.ts';
import { type Decision, decideDeposit } from '../rules.ts';
import { completeDeposit } from './complete-deposit.ts';
import { findDeposit, type Held, holdByPayment, recordPayment, updateDeposit } from './queries.ts';
import { type DisputeTurns, recordDisputes } from './record-disputes.ts';
import { recordRefunds } from './record-refunds.ts';
import { returnUnexpected } from './return-payment.ts';
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
  return (await follow()) ?? notePayment(context, payment, follow);
}

/** Notes a payment at the deposit it was made for, when we died before we could. */
async function notePayment(
  context: Context,
  payment: Payment,
  follow: () => Promise<Followed | undefined>,
): Promise<Followed | undefined> {
  if (!payment.reference || !UUID.test(payment.reference)) return undefined;
  const meant = await findDeposit(context.db, payment.reference);
  if (meant?.mode !== context.payments.mode) return undefined;
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
  if (noted?.paymentId === payment.id) return follow();
  // Only its own payment can pay a deposit. A second one that got money goes back.
  if (!noted || payment.status !== 'succeeded') return undefined;
  const hasChanged = await inTransaction(context, (tx) =>
    returnUnexpected(tx, noted, { payment, reason: 'second_payment' }),
  );
  return { deposit: noted, hasChanged, doubted: new Map() };
}

async function followPayment(
  tx: TransactionContext,
  payment: Payment,
  seen: DisputeTurns,
): Promise<Followed | undefined> {
  const held = await holdByPayment(tx.db, payment.id);
  if (!held) return undefined;
  const decision = decideDeposit(held.deposit.status, payment);
  if (decision === 'return') return refuseMoney(tx, held.deposit, payment);
  const decided = await followDecision(tx, held, decision);
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
  decision: Exclude<Decision, 'return'>,
): Promise<DepositRow> {
  const { deposit } = held;
  if (decision === 'none') return deposit;
  if (decision === 'complete') return completeDeposit(tx, held);
  return endDeposit(tx, deposit, decision === 'expire' ? 'expired' : 'failed');
}

/** The payment is over without a deposit: another may begin. */
async function endDeposit(
  tx: TransactionContext,
  deposit: DepositRow,
  status: 'expired' | 'failed',
): Promise<DepositRow> {
  const change = { status, nextCheckAt: null, updatedAt: tx.clock.now() };
  await updateDeposit(tx.db, deposit.id, change);
  return { ...deposit, ...change };
}

/** Money came that is not the deposit: it goes back, and the deposit stays unpaid. */
async function refuseMoney(
  tx: TransactionContext,
  deposit: DepositRow,
  payment: Payment,
): Promise<Followed> {
  const hasChanged = await returnUnexpected(tx, deposit, { payment, reason: 'wrong_amount' });
  const isOpen = deposit.status === 'pending';
  const ended = isOpen ? await endDeposit(tx, deposit, 'failed') : deposit;
  return { deposit: ended, hasChanged, doubted: new Map() };
}
