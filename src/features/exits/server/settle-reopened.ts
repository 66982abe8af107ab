import type { Reopened } from '#features/contributions/paying/server/reopened-handler.ts';
import { takeOut } from '#features/contributions/server/accounts/settle-account.ts';
import type { TransactionContext } from '#platform/context.ts';
import { addToLine, fundPaid } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { lockExitOf, updateExit } from './queries.ts';
import type { ExitRow } from './tables.ts';
import { mailStatement } from './write-exit.ts';

/**
 * A payment was returned after its seat ended, and the fund lacks a part of it again: a cancelled
 * seat waits for a smaller refund, a terminated one owes more. Seats that were settled reopen
 * nothing.
 */
export async function settleReopened(tx: TransactionContext, reopened: Reopened): Promise<void> {
  const { before, after } = reopened;
  const cents = fundPaid(before) - fundPaid(after);
  const exit = cents > 0 ? await lockExitOf(tx.db, after.membershipId) : undefined;
  if (exit?.kind === 'cancelled') await lowerRefund(tx, exit, cents, reopened);
  if (exit?.kind === 'terminated') await raiseDebt(tx, exit, cents, reopened);
}

function lowerRefund(
  tx: TransactionContext,
  exit: ExitRow,
  cents: number,
  { key }: Reopened,
): Promise<void> {
  const lines = addToLine(exit.lines, { key: 'returned', cents: -cents, adds: false });
  return correct(tx, exit, { lines, refundCents: exit.refundCents - cents }, key);
}

/** As at the termination, what does not complete an instalment counts toward the debt. */
async function raiseDebt(
  tx: TransactionContext,
  exit: ExitRow,
  cents: number,
  { after, key }: Reopened,
): Promise<void> {
  const taken = await takeOut(tx, after, { isSettled: false, upTo: cents });
  const counted = taken.unappliedCents;
  await postSettlement(tx, after, {
    kind: 'seat-terminated',
    subjectId: after.membershipId,
    amounts: { unapplied: counted, fund: -counted },
    suffix: key,
  });
  const lines = addToLine(exit.lines, { key: 'returned', cents: -cents, adds: true });
  const change = {
    lines: addToLine(lines, { key: 'counts_toward_debt', cents: counted, adds: true }),
    owesCents: exit.owesCents + cents - counted,
    recoveredFundCents: exit.recoveredFundCents + counted,
  };
  await correct(tx, exit, change, key);
}

/** Stores the corrected statement and mails it. */
async function correct(
  tx: TransactionContext,
  exit: ExitRow,
  change: Partial<Pick<ExitRow, 'lines' | 'refundCents' | 'owesCents' | 'recoveredFundCents'>>,
  key: string,
): Promise<void> {
  await updateExit(tx.db, exit.id, { ...change, updatedAt: tx.clock.now() });
  await mailStatement(tx, exit, { ...exit, ...change }, `exit-statement:${exit.id}:${key}`);
}
