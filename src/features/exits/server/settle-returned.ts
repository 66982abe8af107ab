import type { OverpaidRefund } from '#features/assemblies/holding/server/drawn-refund-handler.ts';
import type { ReturnedAfterEnd } from '#features/contributions/paying/server/returned-after-end-handler.ts';
import {
  type ContributionAccount,
  putBack,
  readKeptDeposit,
  takeOut,
} from '#features/contributions/server/accounts/settle-account.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import { addToLine, type Correction, correctReturned } from '../rules.ts';
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
  if (!exit) return;
  const isSettled = after.settledAt !== null;
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
  await payNow(tx, exit, paidCents);
  await store(tx, exit, corrected, key);
}

/** A refund was drawn that is more than is left of its seat: it stays, and the rest is owed. */
export async function correctOverpaid(
  tx: TransactionContext,
  { membershipId, cents: refundCents, missingCents }: OverpaidRefund,
): Promise<void> {
  const exit = await lockExitOf(tx.db, membershipId);
  if (!exit) return;
  const restored = { key: 'returned', cents: refundCents - exit.refundCents, adds: false } as const;
  const owed = { key: 'returned_owed', cents: -missingCents, adds: true } as const;
  const change = {
    lines: addToLine(addToLine(exit.lines, restored), owed),
    refundCents,
    owesCents: exit.owesCents + missingCents,
  };
  await updateExit(tx.db, exit.id, { ...change, updatedAt: tx.clock.now() });
  await mailStatement(tx, exit, { ...exit, ...change }, `exit-statement:${exit.id}:drawn`);
}

function post(
  tx: TransactionContext,
  account: ContributionAccount,
  { amounts, key }: { amounts: Amounts; key: string },
): Promise<void> {
  return postSettlement(tx, account, {
    kind: 'statement-corrected',
    subjectId: account.membershipId,
    amounts,
    suffix: key,
  });
}

function payNow(tx: TransactionContext, exit: ExitRow, cents: number): Promise<void> {
  const { membershipId: id, groupId, seat, userId, book } = exit;
  return owePayout(tx, {
    kind: 'unapplied',
    // The exit has a payout of this kind already; this one is for money that came later.
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
  { paidCents, towardDebtCents, ...corrected }: Correction,
  key: string,
): Promise<void> {
  const recovered = corrected.countedCents - exit.countedCents + towardDebtCents;
  await updateExit(tx.db, exit.id, {
    ...corrected,
    recoveredFundCents: exit.recoveredFundCents + (exit.kind === 'terminated' ? recovered : 0),
    updatedAt: tx.clock.now(),
  });
  await mailStatement(tx, exit, { ...exit, ...corrected }, `exit-statement:${exit.id}:${key}`);
}
