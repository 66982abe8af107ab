import { readPaidOutCents } from '#features/awards/server/paid-out.ts';
import { readAwardOf } from '#features/awards/server/read-awards.ts';
import type { ContributionAccount } from '#features/contributions/server/accounts/settle-account.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { LeavingSeat } from '../contract.ts';
import { type Worked, workOutCancel, workOutHandBack, workOutSale } from '../rules.ts';
import { seatMoneyOf } from './seat-money.ts';

type Option = NonNullable<LeavingSeat['option']>;
type Dependencies = Pick<TransactionContext, 'db' | 'clock'>;

/** The way of leaving that a seat has now. */
export async function optionOf(
  tx: Dependencies,
  { id, status, startMonth, leavingAt }: Membership,
): Promise<Option | null> {
  if (status === 'active') {
    if (leavingAt) return null;
    return dateOf(tx.clock.now()) < dueDate(startMonth, 1) ? 'leave_before_start' : 'cancel';
  }
  if (status !== 'awarded') return null;
  const award = await readAwardOf(tx, id);
  if (!award) return null;
  return award.step === 'paid' ? 'sell' : 'hand_back';
}

/** Calculates this way of leaving with today's figures. */
export async function workOut(
  tx: Dependencies,
  option: Option,
  account: ContributionAccount,
): Promise<Worked> {
  const seat = await seatMoneyOf(tx, account);
  if (option === 'hand_back') {
    return workOutHandBack(seat, await readPaidOutCents(tx, account.membershipId));
  }
  if (option === 'sell') return workOutSale(seat, creditOf(seat.planId));
  return workOutCancel(seat);
}
