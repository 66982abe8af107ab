import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { cutOffAt, programMonth } from '#features/program-rules/calendar.ts';
import { topUp } from '#features/program-rules/settlement.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { fundDueBy, fundPaid } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { findGroupsWithTerminated, lockToTopUp, updateExit } from './queries.ts';

/**
 * Pays from each group's reserve what its terminated seats should have paid into the fund by now
 * (rule 12), after the month's cut-off and before its list closes. A seat is topped up once a
 * month, as in the simulator: what the reserve receives later is used next month.
 */
export async function topUpTerminated(context: Context): Promise<void> {
  for (const groupId of await findGroupsWithTerminated(context.db, context.payments.mode)) {
    await inTransaction(context, (tx) => topUpGroup(tx, groupId));
  }
}

async function topUpGroup(tx: TransactionContext, groupId: string): Promise<void> {
  const group = await readGroup(tx, groupId);
  if (!group?.startMonth) return;
  const now = tx.clock.now();
  const running = programMonth(group.startMonth, dateOf(now));
  const month = now >= cutOffAt(group.startMonth, running) ? running : running - 1;
  if (month < 1) return;
  const seats = await lockToTopUp(tx.db, groupId, {
    month,
    cutOff: cutOffAt(group.startMonth, month),
  });
  const missing: number[] = [];
  for (const { membershipId, toppedUpCents, recoveredFundCents } of seats) {
    const account = await readAccount(tx, membershipId);
    if (!account) throw new Error(`membership ${membershipId} has no account`);
    const due = fundDueBy(account, Math.min(month, TERM_MONTHS));
    missing.push(due - fundPaid(account) - toppedUpCents - recoveredFundCents);
  }
  const { reserve = 0 } = await readBalances(tx.db, {
    book: group.mode,
    scope: groupScope(groupId),
  });
  for (const [index, cents] of topUp(0 - reserve, missing).entries()) {
    const seat = seats[index];
    if (!seat) continue;
    if (cents > 0) {
      await postSettlement(tx, seat, {
        kind: 'reserve-top-up',
        subjectId: seat.id,
        amounts: { reserve: cents, fund: -cents },
        suffix: String(month),
      });
    }
    await updateExit(tx.db, seat.id, {
      toppedUpCents: seat.toppedUpCents + cents,
      toppedUpMonth: month,
      updatedAt: now,
    });
  }
}
