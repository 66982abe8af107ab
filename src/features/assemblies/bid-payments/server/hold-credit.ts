import { readPrepaid } from '#features/contributions/paying/server/pay-from-end.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { AppError } from '#shared/api/app-error.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { awardHandler } from '../../holding/server/award-handler.ts';
import { findPick, findPicksOf, lockPick } from '../../holding/server/pick-queries.ts';
import { endAlarms, raiseAlarm, raiseAlarmAlone } from '../../holding/server/raise-alarm.ts';
import { computeMakeGoodDeadline } from '../../rules.ts';
import { lockAssembly } from '../../server/queries.ts';
import type { AssemblyRow, CreditHoldRow, PickRow } from '../../server/tables.ts';
import {
  findCreditHold,
  findHeldAmong,
  findOpenHoldOf,
  findOverdueHolds,
  saveCreditHold,
} from './credit-hold-queries.ts';
import { notifyCreditHeld } from './notify-bidder.ts';

/** Whether an awarded seat's credit is held because its bid's payment was returned. */
export async function isCreditHeld(
  { db }: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<boolean> {
  return (await findOpenHoldOf(db, membershipId)) !== undefined;
}

/** Those of the given memberships whose credit is held. */
export async function listHeldCredits(
  { db }: Pick<TransactionContext, 'db'>,
  membershipIds: readonly string[],
): Promise<Set<string>> {
  return new Set(await findHeldAmong(db, membershipIds));
}

/**
 * Adjusts the credit of an awarded bid to the bid's payments: the returned fund part is no longer
 * set aside; once made good, it is set aside again. The caller has locked assembly and pick.
 * Returns the hold afterwards; undefined when there never was one.
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
  // A bought home cannot be undone: the member only owes the instalments again.
  if (await awardHandler().isBought(tx, pick.membershipId)) return before;
  const now = tx.clock.now();
  const isNew = !before || before.heldCents === 0;
  const after: CreditHoldRow = {
    pickId: pick.id,
    heldCents,
    times: (before?.times ?? 0) + 1,
    since: isNew ? now : before.since,
    makeGoodBy: isNew ? computeMakeGoodDeadline(now) : before.makeGoodBy,
    endedAt: null,
  };
  const cents = heldCents - (before?.heldCents ?? 0);
  await postHeld(tx, assembly, pick, { cents, times: after.times });
  await saveCreditHold(tx.db, after);
  if (heldCents > 0) {
    const detail = `The money of seat ${pick.seat}'s bid went back; ${heldCents} cents of its fund part are missing.`;
    await raiseAlarm(tx, { assemblyId: assembly.id, kind: 'bid-money-returned', detail });
  } else {
    await endAlarms(tx, assembly.id, ['bid-money-returned', 'hand-back-due']);
  }
  return after;
}

/** Moves cents from the credit back to the fund; a negative amount sets them aside again. */
function postHeld(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: PickRow,
  { cents, times }: { cents: number; times: number },
): Promise<void> {
  return postEntry(tx, {
    book: assembly.book,
    scope: groupScope(assembly.groupId),
    key: `credit-held-again:${pick.id}:${times}`,
    kind: 'credit-held-again',
    subjectId: pick.id,
    effectiveOn: dateOf(tx.clock.now()),
    legs: [
      { account: 'credits-set-aside', cents, membershipId: pick.membershipId },
      { account: 'fund', cents: -cents, membershipId: pick.membershipId },
    ],
  });
}

/** Locks the assembly and pick of a seat's paid bid, which every write of a credit hold needs. */
export async function lockAwardedBid(
  tx: TransactionContext,
  membershipId: string,
): Promise<{ assembly: AssemblyRow; pick: PickRow } | undefined> {
  const picks = await findPicksOf(tx.db, membershipId);
  const bid = picks.find(({ pick }) => pick.kind === 'bid' && pick.status === 'awarded')?.pick;
  const assembly = bid && (await lockAssembly(tx.db, bid.assemblyId));
  const pick = bid && (await lockPick(tx.db, bid.id));
  return assembly && pick ? { assembly, pick } : undefined;
}

/**
 * The bank returned the price of a home, so its credit can be spent again: it is held if the money
 * of its bid went back while the home counted as bought. The caller has called `lockAwardedBid`.
 */
export async function holdReturnedCredit(
  tx: TransactionContext,
  membershipId: string,
): Promise<void> {
  const bid = await lockAwardedBid(tx, membershipId);
  const hold = bid && (await bringCreditInLine(tx, bid.assembly, bid.pick));
  if (hold && hold.heldCents > 0) await notifyCreditHeld(tx, bid.pick, hold);
}

/**
 * Ends the hold on a credit whose home was paid anyway: the fund covers the missing part, and the
 * member owes the instalments again. The caller has called `lockAwardedBid`.
 */
export async function endHoldOfBought(tx: TransactionContext, membershipId: string): Promise<void> {
  const hold = await findOpenHoldOf(tx.db, membershipId);
  const pick = hold && (await findPick(tx.db, hold.pickId));
  const assembly = pick && (await lockAssembly(tx.db, pick.assemblyId));
  if (!hold || !pick || !assembly) return;
  const times = hold.times + 1;
  await postHeld(tx, assembly, pick, { cents: -hold.heldCents, times });
  await saveCreditHold(tx.db, { ...hold, heldCents: 0, times });
  await endAlarms(tx, assembly.id, ['bid-money-returned', 'hand-back-due']);
}

/**
 * Hands back every award whose bid was not made good in time (rules 8 and 13). One that fails does
 * not stop the others; the job then fails, and is tried again.
 */
export async function handBackUnpaidAwards(context: Context): Promise<void> {
  const overdue = await findOverdueHolds(context.db, context.clock.now());
  const failures: unknown[] = [];
  for (const { pickId, assemblyId } of overdue) {
    try {
      await inTransaction(context, (tx) => handBackOne(tx, pickId));
    } catch (error) {
      if (!(error instanceof AppError)) {
        failures.push(error);
        continue;
      }
      // The price of the home may be on its way: the admins are told.
      const detail = `The award of pick ${pickId} was not handed back: ${error.message}`;
      await raiseAlarmAlone(context, { assemblyId, kind: 'hand-back-due', detail });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'awards were not handed back');
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
  const { membershipId } = pick;
  await saveCreditHold(tx.db, { ...hold, endedAt: now });
  await changeMembership(tx, {
    membershipId,
    to: 'handed_back',
    reason: `the bid of assembly ${assembly.groupCode} ${assembly.month} came back and was not made good`,
  });
  await endAlarms(tx, assembly.id, ['bid-money-returned', 'hand-back-due']);
}
