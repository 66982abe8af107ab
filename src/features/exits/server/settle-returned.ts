import type { DrawnRefund } from '#features/assemblies/holding/server/drawn-refund-handler.ts';
import type { ReturnedAfterEnd } from '#features/contributions/paying/server/returned-after-end-handler.ts';
import {
  type ContributionAccount,
  putBack,
  readKeptDeposit,
  takeOut,
} from '#features/contributions/server/accounts/settle-account.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import { addToLines, type Correction, correctReturned } from '../correct-returned.ts';
import { added, told } from '../rules.ts';
import { type Amounts, postSettlement } from './exit-postings.ts';
import { lockExitOf, updateExit } from './queries.ts';
import type { ExitRow } from './tables.ts';
import { mailStatement } from './write-exit.ts';

/** Before the change, money that makes up for a fund part is unapplied again. */
export async function reopenCounted(
  tx: TransactionContext,
  account: ContributionAccount,
  key: string,
): Promise<ContributionAccount> {
  const exit = await lockExitOf(tx.db, account.membershipId);
  if (!exit || exit.countedCents === 0 || account.settledAt) return account;
  const { countedCents: cents } = exit;
  await post(tx, account, {
    amounts: { fund: cents, unapplied: -cents },
    key: `${key}:open`,
  });
  return putBack(tx, account, cents);
}

/**
 * A payment was returned after its seat ended, or came back after a bank reversed its decision. What
 * the account could not give is added to what the member owes. Until a seat is settled a cancelled
 * one waits for a smaller refund and a terminated one owes more.
 */
export async function settleReturned(
  tx: TransactionContext,
  { before, after, takenCents, owedCents, key }: ReturnedAfterEnd,
): Promise<void> {
  const exit = await lockExitOf(tx.db, after.membershipId);
  const isSettled = after.settledAt !== null;
  if (!exit) return payBack(tx, after, { cents: isSettled ? -takenCents : 0, key });
  const keptCents = isSettled ? 0 : await readKeptDeposit(tx, after);
  const corrected = correctReturned(exit, {
    isSettled,
    before,
    after: { ...after, unappliedCents: after.unappliedCents - keptCents },
    takenCents,
    owedCents,
  });
  const { paidCents, towardDebtCents } = corrected;
  const counted = (isSettled ? 0 : corrected.countedCents) + towardDebtCents;
  await takeOut(tx, after, { isSettled: false, upTo: counted + paidCents });
  const amounts = { unapplied: counted + paidCents, fund: -counted, 'owed-to-members': -paidCents };
  await post(tx, after, { amounts, key });
  await payNow(tx, after, paidCents);
  await store(tx, exit, { corrected, isSettled, key });
}

/** Who was replaced before the start has no statement: what a bank gives back is paid. */
async function payBack(
  tx: TransactionContext,
  account: ContributionAccount,
  { cents, key }: { cents: number; key: string },
): Promise<void> {
  if (cents <= 0) return;
  await takeOut(tx, account, { isSettled: false, upTo: cents });
  await post(tx, account, { amounts: { unapplied: cents, 'owed-to-members': -cents }, key });
  await payNow(tx, account, cents);
}

/**
 * A refund was drawn as it was published, and payments were returned or given back since: what is
 * missing is owed, and what is more is paid.
 */
export async function correctDrawn(
  tx: TransactionContext,
  { membershipId, cents: refundCents, missingCents }: DrawnRefund,
): Promise<void> {
  const exit = await lockExitOf(tx.db, membershipId);
  if (!exit) return;
  const [owedCents, paidCents] = [Math.max(0, missingCents), Math.max(0, -missingCents)];
  const amounts = { fund: paidCents, 'owed-to-members': -paidCents };
  await post(tx, exit, { amounts, key: 'drawn' });
  await payNow(tx, exit, paidCents);
  const restored = owedCents > 0 ? refundCents - exit.refundCents : 0;
  const lines = addToLines(exit.lines, [
    told('returned', restored),
    added('returned_owed', -owedCents),
    added('given_back', paidCents),
  ]);
  const change = {
    lines,
    refundCents,
    payoutCents: exit.payoutCents + paidCents,
    owesCents: exit.owesCents + owedCents,
  };
  await updateExit(tx.db, exit.id, { ...change, updatedAt: tx.clock.now() });
  const statement = { ...exit, ...change, isSettled: true, isCorrected: true };
  await mailStatement(tx, exit, statement, `exit-statement:${exit.id}:drawn`);
}

type Seat = Pick<ContributionAccount, 'membershipId' | 'groupId' | 'seat' | 'userId' | 'book'>;

function post(
  tx: TransactionContext,
  account: Seat,
  { amounts, key }: { amounts: Amounts; key: string },
): Promise<void> {
  return postSettlement(tx, account, {
    kind: 'statement-corrected',
    subjectId: account.membershipId,
    amounts,
    suffix: key,
  });
}

function payNow(tx: TransactionContext, of: Seat, cents: number): Promise<void> {
  const { membershipId: id, groupId, seat, userId, book } = of;
  return owePayout(tx, {
    kind: 'unapplied',
    // The seat may have a payout of this kind already; this one is for money that came later.
    subjectId: tx.randomness.id(),
    membership: { id, groupId, seat, userId },
    book,
    account: 'owed-to-members',
    cents,
  });
}

/** Stores the corrected statement and mails it. */
async function store(
  tx: TransactionContext,
  exit: ExitRow,
  { corrected: all, isSettled, key }: { corrected: Correction; isSettled: boolean; key: string },
): Promise<void> {
  const { paidCents, towardDebtCents, ...corrected } = all;
  const recovered = corrected.countedCents - exit.countedCents + towardDebtCents;
  await updateExit(tx.db, exit.id, {
    ...corrected,
    recoveredFundCents: exit.recoveredFundCents + (exit.kind === 'terminated' ? recovered : 0),
    updatedAt: tx.clock.now(),
  });
  const statement = { ...exit, ...corrected, isSettled, isCorrected: true };
  await mailStatement(tx, exit, statement, `exit-statement:${exit.id}:${key}`);
}
