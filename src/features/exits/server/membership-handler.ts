import { readPaidOutCents } from '#features/awards/server/paid-out.ts';
import { reopenAll } from '#features/contributions/paying/server/move-money.ts';
import {
  lockPosition,
  readKeptDeposit,
  takeOut,
} from '#features/contributions/server/accounts/settle-account.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import type { MembershipHandler } from '#features/memberships/server/membership-handler.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import { penaltyOn } from '#features/program-rules/settlement.ts';
import type { TransactionContext } from '#platform/context.ts';
import { fundPaid, workOutCancel, workOutHandBack, workOutTermination } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { seatMoneyOf } from './seat-money.ts';
import { lapseWishOf } from './wishes/end-wish.ts';
import { writeExit } from './write-exit.ts';

/**
 * Lapses an open wish to leave, and settles a seat that is cancelled, handed back, terminated or
 * replaced, by the member, an admin or a job. The handler of contributions runs first and has closed
 * the account.
 */
export const exitMembershipHandler: MembershipHandler = {
  async onMade() {},
  async onChanged(tx, { membership, to }) {
    await lapseWishOf(tx, membership.id, { isSelected: to === 'awarded' });
    if (to === 'cancelled') await settleCancelled(tx, membership);
    if (to === 'handed_back') await settleHandedBack(tx, membership);
    if (to === 'terminated') await settleTerminated(tx, membership);
    if (to === 'replaced') await settleReplaced(tx, membership);
  },
};

/** Rule 9: the fund part is refunded once drawn; only unapplied money is paid now. */
async function settleCancelled(tx: TransactionContext, membership: Membership): Promise<void> {
  const account = await lockPosition(tx, membership.id);
  const seat = await seatMoneyOf(tx, account);
  const worked = workOutCancel(seat);
  await takeOut(tx, account, { isSettled: false });
  await postSettlement(tx, account, {
    kind: 'seat-cancelled',
    subjectId: membership.id,
    amounts: {
      unapplied: seat.unappliedCents,
      administration: -seat.keptDepositCents,
      'owed-to-members': -worked.payoutCents,
    },
  });
  await writeExit(tx, { membership, kind: 'cancelled', worked, payoutKind: 'unapplied' });
}

/** Rule 13: the credit returns to the fund, which keeps 5 % of the fund part. */
async function settleHandedBack(tx: TransactionContext, membership: Membership): Promise<void> {
  const account = await lockPosition(tx, membership.id);
  const seat = await seatMoneyOf(tx, account);
  const paidOutCents = await readPaidOutCents(tx, membership.id);
  const worked = workOutHandBack(seat, paidOutCents);
  await takeOut(tx, account, { isSettled: true });
  // If the bid's payment or the price was returned, only part of the credit is still set aside.
  const position = await readPosition(tx.db, { membershipId: membership.id });
  const credit = 0 - (position['credits-set-aside'] ?? 0);
  const fund = fundPaid(seat);
  await postSettlement(tx, account, {
    kind: 'award-handed-back',
    subjectId: membership.id,
    amounts: {
      'credits-set-aside': credit,
      fund: fund - penaltyOn(fund) - credit - paidOutCents,
      'prepaid-administration': seat.unearnedCents,
      unapplied: seat.unappliedCents,
      'owed-to-members': -worked.payoutCents,
      'owed-by-members': worked.owesCents,
    },
  });
  await writeExit(tx, { membership, kind: 'handed_back', worked, payoutKind: 'hand_back' });
}

/** Rule 12: the reserve tops up the seat each month; unapplied money counts as its fund part. */
async function settleTerminated(tx: TransactionContext, membership: Membership): Promise<void> {
  const account = await lockPosition(tx, membership.id);
  const seat = await seatMoneyOf(tx, account);
  const { unappliedCents } = await takeOut(tx, account, { isSettled: false });
  const worked = workOutTermination(seat);
  const recoveredFundCents = unappliedCents - worked.payoutCents;
  await postSettlement(tx, account, {
    kind: 'seat-terminated',
    subjectId: membership.id,
    amounts: {
      unapplied: unappliedCents,
      fund: -recoveredFundCents,
      'owed-to-members': -worked.payoutCents,
    },
  });
  const payoutKind = 'unapplied';
  await writeExit(tx, { membership, kind: 'terminated', worked, payoutKind, recoveredFundCents });
}

/**
 * Left before the start and replaced: who takes the seat pays every instalment, so all but the
 * deposit is owed back.
 */
async function settleReplaced(tx: TransactionContext, membership: Membership): Promise<void> {
  const { id: membershipId, depositId } = membership;
  const account = await reopenAll(tx, await lockPosition(tx, membershipId));
  const keptCents = await readKeptDeposit(tx, account);
  const { unappliedCents } = await takeOut(tx, account, { isSettled: true });
  const cents = unappliedCents - keptCents;
  await postSettlement(tx, account, {
    kind: 'deposit-forfeited',
    subjectId: depositId ?? membershipId,
    amounts: {
      unapplied: unappliedCents,
      administration: -keptCents,
      'owed-to-members': -cents,
    },
  });
  await owePayout(tx, {
    kind: 'unapplied',
    subjectId: membershipId,
    membership,
    book: account.book,
    account: 'owed-to-members',
    cents,
  });
}
