import { readAccount } from '#features/contributions/server/settle-account.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { addBusinessDays } from '#features/programme/business-days.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { startOfDate } from '#shared/calendar/dates.ts';
import { formatDay } from '#shared/format-date.ts';
import { HOLD_BUSINESS_DAYS } from '../rules.ts';
import { textsOf } from '../texts.ts';
import { changeAward } from './change-award.ts';
import { findAwardOf, findHeld, lockAward } from './queries.ts';

/**
 * The money of a winning bid came back before the purchase: the credit is held until it is made good
 * (rule 8). After the purchase nothing is held: the instalments are simply owed again.
 */
export async function holdAward(
  tx: TransactionContext,
  { membershipId }: { membershipId: string },
): Promise<void> {
  const found = await findAwardOf(tx.db, membershipId);
  const award = found && (await lockAward(tx.db, found.id));
  if (!award || award.end || award.step === 'paid' || award.heldUntil) return;
  const heldUntil = addBusinessDays(dateOf(tx.clock.now()), HOLD_BUSINESS_DAYS);
  const reason = textsOf('en').reasons.held(formatDay(startOfDate(heldUntil)));
  const { step } = award;
  await changeAward(tx, award, { step, turn: 'member', by: 'system', reason }, { heldUntil });
}

type ReadBid = (tx: TransactionContext, membershipId: string) => Promise<number>;

/**
 * Looks at every award that is held, each by itself: where the instalments of the bid are paid again
 * the credit is free; where they were not made good in time the award is handed back.
 */
export async function settleHolds(context: Context, readBid: ReadBid): Promise<void> {
  for (const { membershipId } of await findHeld(context.db)) {
    await inTransaction(context, (tx) => settleHold(tx, membershipId, readBid));
  }
}

async function settleHold(
  tx: TransactionContext,
  membershipId: string,
  readBid: ReadBid,
): Promise<void> {
  const { status } = await lockMembership(tx, membershipId);
  const found = await findAwardOf(tx.db, membershipId);
  const award = found && (await lockAward(tx.db, found.id));
  if (status !== 'awarded' || !award?.heldUntil) return;
  const account = await readAccount(tx, membershipId);
  if (account && account.prepaid >= (await readBid(tx, membershipId))) {
    const { step, turn } = award;
    const reason = textsOf('en').reasons.madeGood;
    await changeAward(tx, award, { step, turn, by: 'system', reason }, { heldUntil: null });
    return;
  }
  if (award.heldUntil >= dateOf(tx.clock.now())) return;
  const reason = 'the money of the winning bid was not made good';
  await changeMembership(tx, { membershipId, to: 'handed_back', reason });
}
