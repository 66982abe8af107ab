import { readPrepaid } from '#features/contributions/server/pay-from-end.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/post-entry.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { instalment } from '#features/programme/schedule.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { makeGoodDeadline } from '../rules.ts';
import { awardHandler } from './award-handler.ts';
import {
  findCreditHold,
  findOpenHoldOf,
  findOverdueHolds,
  saveCreditHold,
} from './credit-hold-queries.ts';
import { findPick, lockPick } from './pick-queries.ts';
import { lockAssembly } from './queries.ts';
import { endAlarms, raiseAlarm } from './raise-alarm.ts';
import type { AssemblyRow, CreditHoldRow, PickRow } from './tables.ts';

/** Whether an awarded seat may not use its credit, because its bid's money came back. */
export async function isCreditHeld(
  { db }: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<boolean> {
  return (await findOpenHoldOf(db, membershipId)) !== undefined;
}

/**
 * Brings the credit of an awarded bid in line with the bid's money: what went back of its fund part
 * is no longer set aside, what was made good is again. The caller has locked assembly and pick.
 * Answers the hold as it then is; undefined when there never was one.
 */
export async function bringCreditInLine(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: PickRow,
): Promise<CreditHoldRow | undefined> {
  const before = await findCreditHold(tx.db, pick.id);
  if (pick.status !== 'awarded' || before?.endedAt) return before;
  const standing = await readPrepaid(tx, pick.id);
  const paid = standing.reduce((sum, k) => sum + instalment(assembly.planId, k).fund, 0);
  const heldCents = Math.max(0, (pick.bidFundCents ?? 0) - paid);
  if (heldCents === (before?.heldCents ?? 0)) return before;
  // A home that is bought stays bought: the member owes the instalments again, and nothing else.
  if (await awardHandler().isBought(tx, pick.membershipId)) return before;
  const now = tx.clock.now();
  const isNew = !before || before.heldCents === 0;
  const after: CreditHoldRow = {
    pickId: pick.id,
    heldCents,
    times: (before?.times ?? 0) + 1,
    since: isNew ? now : before.since,
    makeGoodBy: isNew ? makeGoodDeadline(now) : before.makeGoodBy,
    endedAt: null,
  };
  const cents = heldCents - (before?.heldCents ?? 0);
  await postEntry(tx, {
    book: assembly.book,
    scope: groupScope(assembly.groupId),
    key: `credit-held-again:${pick.id}:${after.times}`,
    kind: 'credit-held-again',
    subjectId: pick.id,
    effectiveOn: dateOf(now),
    legs: [
      { account: 'credits-set-aside', cents, membershipId: pick.membershipId },
      { account: 'fund', cents: -cents, membershipId: pick.membershipId },
    ],
  });
  await saveCreditHold(tx.db, after);
  if (heldCents > 0) {
    const detail = `The money of seat ${pick.seat}'s bid went back; ${heldCents} cents of its fund part are missing.`;
    await raiseAlarm(tx, { assemblyId: assembly.id, kind: 'bid-money-returned', detail });
  } else {
    await endAlarms(tx, assembly.id, ['bid-money-returned', 'hand-back-due']);
  }
  return after;
}

/** Hands back every award whose bid was not made good in time (rules 8 and 13). */
export async function handBackUnpaidAwards(context: Context): Promise<void> {
  for (const { pickId } of await findOverdueHolds(context.db, context.clock.now())) {
    await inTransaction(context, (tx) => handBackOne(tx, pickId));
  }
}

async function handBackOne(tx: TransactionContext, pickId: string): Promise<void> {
  const found = await findPick(tx.db, pickId);
  if (!found) return;
  const assembly = await lockAssembly(tx.db, found.assemblyId);
  const pick = await lockPick(tx.db, pickId);
  const hold = await findCreditHold(tx.db, pickId);
  const now = tx.clock.now();
  if (!assembly || !pick || !hold || hold.endedAt || hold.heldCents === 0) return;
  if (hold.makeGoodBy > now) return;
  const { membershipId, seat } = pick;
  const { handBack } = awardHandler();
  if (!handBack) {
    const detail = `The bid of seat ${seat} was not made good by ${hold.makeGoodBy.toISOString()}.`;
    await raiseAlarm(tx, { assemblyId: assembly.id, kind: 'hand-back-due', detail });
    return;
  }
  await saveCreditHold(tx.db, { ...hold, endedAt: now });
  await changeMembership(tx, {
    membershipId,
    to: 'handed_back',
    reason: `the bid of assembly ${assembly.groupCode} ${assembly.month} came back and was not made good`,
  });
  await handBack(tx, { membershipId, pickId, heldCents: hold.heldCents });
  await endAlarms(tx, assembly.id, ['bid-money-returned', 'hand-back-due']);
}
