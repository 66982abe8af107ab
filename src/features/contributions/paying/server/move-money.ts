import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { instalment, totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { firstStep, pauseOn, pauseStep, resumeStep } from '../../arrears/arrears.ts';
import { nextAutomatic } from '../../automatic/automatic.ts';
import {
  type Moved,
  oldestDueOn,
  oldestUnpaid,
  receive,
  receiveFromEnd,
  takeBack,
  unpaidCount,
} from '../../rules.ts';
import { type AccountRow, updateAccount } from '../../server/accounts/account-queries.ts';
import {
  postOwedByMember,
  postReceived,
  postReopened,
  postReturned,
  postSettled,
  postSurplus,
} from '../../server/accounts/contribution-postings.ts';
import {
  findLastStep,
  insertInstalments,
  reopenInstalments,
} from '../../server/instalment-queries.ts';
import type { ContributionRow } from './payment-queries.ts';
import { prepaymentHandler } from './prepayment-handler.ts';

/**
 * A payment arrived: it completes instalments, and the rest stays unapplied. The caller has locked
 * the account. In a settled account it completes nothing: all of it is unapplied.
 */
export async function receiveMoney(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  { cents, countedAt, times = 0 }: { cents: number; countedAt: Date; times?: number },
): Promise<AccountRow> {
  const on = dateOf(countedAt);
  if (payment.kind === 'surplus') await postSurplus(tx, account, payment, { cents, times, on });
  // The deposit was posted to the group's books when the group formed.
  else if (payment.kind !== 'deposit') {
    await postReceived(tx, account, payment, { cents, times, on });
  }
  // An instalment counts from the latest of the payments that complete it.
  const earlier = account.unappliedCountedAt;
  const latest = earlier && earlier > countedAt ? earlier : countedAt;
  if (account.settledAt) {
    const unappliedCents = account.unappliedCents + cents;
    return update(tx, account, { position: { ...account, unappliedCents }, changed: [] }, latest);
  }
  const fromEnd = fromEndOf(payment);
  const moved = fromEnd > 0 ? receiveFromEnd(account, cents, fromEnd) : receive(account, cents);
  const isPrepaid = (k: number) => k > moved.position.paid;
  const rows = moved.changed.map((k) => {
    const { amount, administration } = instalment(account.planId, k);
    const dueOn = dueDate(account.startMonth, k);
    return {
      id: tx.randomness.id(),
      membershipId: account.membershipId,
      groupId: account.groupId,
      book: account.book,
      k,
      paymentId: payment.id,
      amountCents: amount,
      administrationCents: administration,
      isPrepaid: isPrepaid(k),
      countedAt: latest,
      settledAt: tx.clock.now(),
      earnOn: dateOf(latest) < dueOn ? dueOn : null,
    };
  });
  await insertInstalments(tx.db, rows);
  await postSettled(tx, account, rows);
  const after = await update(tx, account, moved, latest);
  if (isFromFront(payment)) await mailPaidAhead(tx, account, after);
  return after;
}

/** How many instalments a payment completes from the end of the term. */
const fromEndOf = ({ kind, instalments }: ContributionRow) =>
  kind === 'prepayment' || kind === 'surplus' ? instalments : 0;

const isFromFront = ({ kind }: ContributionRow) =>
  kind === 'payment' || kind === 'automatic' || kind === 'manual';

async function mailPaidAhead(
  tx: TransactionContext,
  before: AccountRow,
  after: AccountRow,
): Promise<void> {
  const { membershipId, groupId, startMonth } = after;
  const [unpaidBefore, unpaidAfter] = [unpaidCount(before), unpaidCount(after)];
  const month = programMonth(startMonth, dateOf(tx.clock.now()));
  if (unpaidAfter >= unpaidBefore || unpaidAfter >= TERM_MONTHS - month) return;
  const of = { membershipId, groupId, unpaidBefore, unpaidAfter };
  await prepaymentHandler().onPaidAhead(tx, of);
}

/** `owedCents`: what its member owes since, because the account could not give it. */
type Returned = { after: AccountRow; owedCents: number };

/** Money of a payment was returned: instalments are reopened, newest first, as far as needed. */
export async function returnMoney(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  { cents, times }: { cents: number; times: number },
): Promise<Returned> {
  const now = tx.clock.now();
  const today = dateOf(now);
  const taken = Math.min(cents, returnable(account));
  const owedCents = cents - taken;
  if (owedCents > 0) {
    await postOwedByMember(tx, account, payment, { cents: owedCents, times, on: today });
    if (taken === 0) return { after: account, owedCents };
  }
  const moved = takeBack(account, taken, fromEndOf(payment));
  await reopen(tx, account, moved.changed);
  const change = { cents: taken, times, on: today };
  if (payment.kind !== 'surplus') await postReturned(tx, account, payment, change);
  else await postSurplus(tx, account, payment, { ...change, cents: -taken });
  const after = await update(tx, account, moved, account.unappliedCountedAt ?? now);
  return { after, owedCents };
}

/**
 * A bank reversed its decision and money that was returned came back: after the end of a seat it
 * first pays what its member owes.
 */
export async function countAgain(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  { cents, times }: { cents: number; times: number },
): Promise<Returned> {
  const now = tx.clock.now();
  const { membershipId } = account;
  const owed = account.closedAt
    ? ((await readPosition(tx.db, { membershipId }))['owed-by-members'] ?? 0)
    : 0;
  const owedCents = 0 - Math.min(cents, owed);
  if (owedCents < 0) {
    await postOwedByMember(tx, account, payment, { cents: owedCents, times, on: dateOf(now) });
  }
  const left = cents + owedCents;
  const after =
    left === 0
      ? account
      : await receiveMoney(tx, account, payment, { cents: left, countedAt: now, times });
  return { after, owedCents };
}

/** Reopens every instalment, so that all money of an account is unapplied. The caller has locked it. */
export async function reopenAll(tx: TransactionContext, account: AccountRow): Promise<AccountRow> {
  const unappliedCents = returnable(account);
  const { position, changed } = takeBack(account, unappliedCents);
  await reopen(tx, account, changed);
  const countedAt = account.unappliedCountedAt ?? tx.clock.now();
  return update(tx, account, { position: { ...position, unappliedCents }, changed }, countedAt);
}

async function reopen(
  tx: TransactionContext,
  account: AccountRow,
  ks: readonly number[],
): Promise<void> {
  const { membershipId } = account;
  const at = tx.clock.now();
  const reopened = await reopenInstalments(tx.db, { membershipId, ks, at });
  if (reopened.length !== ks.length) {
    throw new Error(`instalments of ${membershipId} are not as its account says`);
  }
  await postReopened(tx, account, reopened, dateOf(at));
}

/**
 * What can be returned of an account's money; after it was settled with its member, only the
 * unapplied part.
 */
function returnable({ planId, paid, prepaid, unappliedCents, settledAt }: AccountRow): number {
  if (settledAt) return unappliedCents;
  return unappliedCents + totalAfter(planId, paid).amount + totalOfLast(planId, prepaid).amount;
}

async function update(
  tx: TransactionContext,
  account: AccountRow,
  { position }: Moved,
  countedAt: Date,
): Promise<AccountRow> {
  const { paid, prepaid, unappliedCents } = position;
  const isSameOldest = paid === account.paid && prepaid === account.prepaid;
  const after = { ...account, paid, prepaid };
  return updateAccount(tx.db, account.membershipId, {
    paid,
    prepaid,
    unappliedCents,
    unappliedCountedAt: unappliedCents > 0 ? countedAt : null,
    updatedAt: tx.clock.now(),
    ...(isSameOldest
      ? {}
      : { ...(await stepsOf(tx, after)), chargeOn: chargeOnOf(tx, account, after) }),
  });
}

/**
 * When the next automatic payment is to be checked: by what is unpaid now, as money can go back. One
 * that is announced or charged already comes first; its outcome plans the next.
 */
function chargeOnOf(
  { clock }: TransactionContext,
  before: AccountRow,
  after: AccountRow,
): CalendarDate | null {
  const isAnnounced = before.chargeOn === null && oldestUnpaid(before) !== undefined;
  if (!before.savedMethodId || isAnnounced) return before.chargeOn;
  return nextAutomatic(after, dateOf(clock.now()))?.announceOn ?? null;
}

/** The due date and the next arrears step of the oldest unpaid instalment. */
async function stepsOf(
  tx: TransactionContext,
  account: AccountRow,
): Promise<{ dueOn: CalendarDate | null; nextStep: number; nextStepOn: CalendarDate | null }> {
  const k = oldestUnpaid(account);
  const dueOn = oldestDueOn(account, account.startMonth);
  if (k === undefined || dueOn === undefined) return { dueOn: null, nextStep: 0, nextStepOn: null };
  const { membershipId } = account;
  const last = await findLastStep(tx.db, { membershipId, k });
  const today = dateOf(tx.clock.now());
  const next = last === undefined ? firstStep(dueOn) : resumeStep(dueOn, last, today);
  const { pausedUntil } = pauseOn(account, today);
  const { step, on } = pausedUntil ? pauseStep(next, pausedUntil) : next;
  return { dueOn, nextStep: step, nextStepOn: on };
}
