import { postDifference } from '#features/ledger/server/posting/post-difference.ts';
import type { DisputeChange, PaymentHandler } from '#features/payments/server/handlers.ts';
import type { PaymentRow } from '#features/payments/server/payment-row.ts';
import { readSuccessMoments } from '#features/payments/server/read-success.ts';
import { nameOfChange } from '#features/payments/server/returns/record-disputes.ts';
import { requestRefund } from '#features/payments/server/returns/refund-payment.ts';
import type { TransactionContext } from '#platform/context.ts';
import { recordChargeOutcome } from '../../automatic/server/charge-outcome.ts';
import { receive, unpaidCount } from '../../rules.ts';
import { type AccountRow, lockAccount } from '../../server/accounts/account-queries.ts';
import { postDispute } from '../../server/accounts/contribution-postings.ts';
import { changeReturned } from './change-returned.ts';
import { receiveMoney } from './move-money.ts';
import {
  notifyFailed,
  notifyKeptForBid,
  notifyReceived,
  notifyReturned,
  notifyUnexpected,
} from './notify-payment.ts';
import { type ContributionRow, findContribution, updateContribution } from './payment-queries.ts';
import { prepaymentHandler } from './prepayment-handler.ts';
import { changeRefused, refuseMoney } from './refused-money.ts';

/** The purpose of payments for instalments. A payment and its contribution share their id. */
export const CONTRIBUTION_PURPOSE = 'contribution';

/** How contributions react to changes of their payments. */
export const contributionPaymentHandler: PaymentHandler = {
  async onSucceeded(tx, payment) {
    const { account, contribution } = await lockOf(tx, payment);
    const countedAt = await succeededAt(tx, payment);
    const counted = await updateContribution(tx.db, contribution.id, {
      state: 'succeeded',
      countedAt,
      failure: null,
      updatedAt: tx.clock.now(),
    });
    if (counted.kind === 'prepayment' && !(await isWanted(tx, account, counted, countedAt))) {
      await prepaymentHandler().onRefused(tx, await refuseMoney(tx, account, counted));
      return;
    }
    if (account.closedAt) {
      // The seat ended while the payment was in flight.
      await recordChargeOutcome(tx, account, await refuseMoney(tx, account, counted));
      return;
    }
    if (await isKeptForBid(tx, account, counted)) {
      await recordChargeOutcome(tx, account, await refuseMoney(tx, account, counted));
      await notifyKeptForBid(tx, account, counted);
      return;
    }
    const after = await receiveMoney(tx, account, counted, {
      cents: payment.amountCents,
      countedAt,
    });
    await recordChargeOutcome(tx, after, counted);
    await notifyReceived(tx, after, counted);
    if (counted.kind === 'prepayment') await prepaymentHandler().onPaid(tx, counted);
  },

  async onProcessing(tx, payment) {
    const { contribution } = await lockOf(tx, payment);
    const started = await updateContribution(tx.db, contribution.id, {
      state: 'processing',
      updatedAt: tx.clock.now(),
    });
    if (started.kind === 'prepayment') await prepaymentHandler().onStarted(tx, started);
  },

  async onEnded(tx, payment) {
    const { account, contribution } = await lockOf(tx, payment);
    const state = payment.status === 'expired' ? 'expired' : 'failed';
    const failure = payment.failureMessage ?? payment.failureCode ?? null;
    const ended = await updateContribution(tx.db, contribution.id, {
      state,
      failure: failure?.slice(0, 300) ?? null,
      updatedAt: tx.clock.now(),
    });
    if (ended.kind === 'prepayment') {
      if (state === 'failed') await prepaymentHandler().onFailed(tx, ended);
      return;
    }
    const next = await recordChargeOutcome(tx, account, ended);
    if (state === 'failed') await notifyFailed(tx, account, ended, next);
  },

  async onRefunds(tx, payment) {
    await reconcilePayment(tx, payment);
  },

  async onDispute(tx, payment, change) {
    await moveDisputed(tx, payment, change);
    await reconcilePayment(tx, payment);
  },

  async onUnexpected(tx, payment, unexpected) {
    const { account, contribution } = await lockOf(tx, payment);
    await notifyUnexpected(tx, account, contribution, unexpected);
  },
};

/**
 * At most the received amount counts as returned; a refund and a lost dispute together can return
 * more.
 */
async function reconcilePayment(tx: TransactionContext, payment: PaymentRow): Promise<void> {
  const { account, contribution } = await lockOf(tx, payment);
  const returnedCents = Math.min(payment.refundedCents, payment.amountCents);
  await postDifference(tx, {
    book: account.book,
    kind: 'contribution-returned-twice',
    subjectId: payment.id,
    cents: payment.refundedCents - returnedCents,
    debit: 'disputed-funds',
    credit: 'provider-balance',
  });
  if (returnedCents === contribution.returnedCents) {
    await postWonBack(tx, account, contribution, 0);
    return;
  }
  if (contribution.isRefused) {
    await changeRefused(tx, account, contribution, returnedCents);
    return;
  }
  const wonBackCents = contribution.returnedCents - returnedCents;
  if (await returnWonBack(tx, account, contribution, wonBackCents)) return;
  const after = await changeReturned(tx, account, contribution, returnedCents);
  const isPrepayment = contribution.kind === 'prepayment';
  if (returnedCents < contribution.returnedCents) {
    // A bank reversed its decision: the money is ours again.
    if (isPrepayment) await prepaymentHandler().onPaid(tx, { ...contribution, returnedCents });
    return;
  }
  if (isPrepayment) await prepaymentHandler().onReturned(tx, { ...contribution, returnedCents });
  else if (!account.closedAt) await notifyReturned(tx, after, contribution, returnedCents);
}

/**
 * A bank reversed its decision while a bid is held: what would leave too little to pay the bid goes
 * back, like money in flight. For the group's books it stays returned. True when that was done.
 */
async function returnWonBack(
  tx: TransactionContext,
  account: AccountRow,
  contribution: ContributionRow,
  wonBackCents: number,
): Promise<boolean> {
  const won = { ...contribution, amountCents: Math.max(0, wonBackCents) };
  const isKept = won.amountCents > 0 && (await isKeptForBid(tx, account, won));
  await postWonBack(tx, account, contribution, isKept ? won.amountCents : 0);
  if (!isKept) return false;
  await requestRefund(tx, { paymentId: contribution.id, isDueNow: true });
  await notifyKeptForBid(tx, account, won);
  return true;
}

/** What a bank gave back and we owe to the payer; nothing once it was refunded. */
function postWonBack(
  tx: TransactionContext,
  { book }: AccountRow,
  { id }: ContributionRow,
  cents: number,
): Promise<void> {
  return postDifference(tx, {
    book,
    kind: 'won-back-payment-refused',
    subjectId: id,
    cents,
    debit: 'provider-balance',
    credit: 'payments-going-back',
  });
}

/** Money of a prepayment that is no longer needed, or less than was requested, is not kept. */
async function isWanted(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  succeededAt: Date,
): Promise<boolean> {
  if (account.closedAt || unpaidCount(account) < payment.instalments) return false;
  return prepaymentHandler().isWanted(tx, payment, succeededAt);
}

/** Money from the front that came while a bid is selected, and would leave too little to pay it. */
async function isKeptForBid(
  tx: TransactionContext,
  account: AccountRow,
  { kind, amountCents }: ContributionRow,
): Promise<boolean> {
  if (kind === 'prepayment' || account.closedAt) return false;
  const kept = await prepaymentHandler().readKept(tx, [account.membershipId]);
  const held = kept.get(account.membershipId)?.held ?? 0;
  return unpaidCount(receive(account, amountCents).position) < held;
}

async function moveDisputed(
  tx: TransactionContext,
  payment: PaymentRow,
  { before, after }: DisputeChange,
): Promise<void> {
  const wasOpen = before?.status === 'open';
  const isOpen = after.status === 'open';
  if (wasOpen === isOpen) return;
  const { account, contribution } = await lockOf(tx, payment);
  const name = nameOfChange(after);
  await postDispute(tx, account, contribution, { name, cents: after.amountCents, isOpen });
}

/** The provider's time when it is known, and never later than now. */
async function succeededAt(tx: TransactionContext, payment: PaymentRow): Promise<Date> {
  const now = tx.clock.now();
  const known = (await readSuccessMoments(tx, [payment.id])).get(payment.id);
  return known && known < now ? known : now;
}

async function lockOf(
  tx: TransactionContext,
  payment: PaymentRow,
): Promise<{ account: AccountRow; contribution: ContributionRow }> {
  const known = await findContribution(tx.db, payment.id);
  // The rows of the feature that requested it and the membership are locked before the account.
  if (known?.kind === 'prepayment') await prepaymentHandler().lock(tx, known);
  const account = await lockAccount(tx.db, payment.subjectId);
  const contribution = await findContribution(tx.db, payment.id);
  if (!account || !contribution) throw new Error(`payment ${payment.id} has no contribution`);
  return { account, contribution };
}
