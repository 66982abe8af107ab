import {
  endHoldOfBought,
  holdReturnedCredit,
  isCreditHeld,
  lockAwardedBid,
} from '#features/assemblies/bid-payments/server/hold-credit.ts';
import {
  creditSurplus,
  lockPosition,
  takeBackSurplus,
} from '#features/contributions/server/accounts/settle-account.ts';
import { owePayout, voidUnrequested } from '#features/payouts/server/owe-payout.ts';
import type { PayoutHandler } from '#features/payouts/server/payout-handler.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { divideSurplus, type PaidOut } from '#features/program-rules/settlement.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Surplus } from '../contract.ts';
import { describeSurplus } from '../describe-happening.ts';
import { awardErrors } from '../errors.ts';
import { changeAward } from './change-award.ts';
import { paidMail } from './mails.ts';
import { readPaidOut, SURPLUS_KINDS } from './paid-out.ts';
import { lockAward } from './queries.ts';
import type { AwardRow } from './tables.ts';

/** The bank sent the price of a home, or returned it. The membership is locked. */
export const homePayoutHandler: PayoutHandler = {
  async lockFirst(tx, { membershipId }) {
    await lockAwardedBid(tx, membershipId);
  },
  async requireSendable(tx, { membershipId }) {
    if (await isCreditHeld(tx, membershipId)) throw awardErrors.AWARD_ON_HOLD();
  },
  async onPaid(tx, { subjectId, paidOn, returnedTimes }) {
    const award = await lockAward(tx.db, subjectId);
    const { priceCents } = award ?? {};
    if (!award || !priceCents || !paidOn) throw new Error(`award ${subjectId} has no home`);
    // The bank may have sent it just before the bid's money was returned: then the home is bought.
    await endHoldOfBought(tx, award.membershipId);
    const parts = award.surplusSettledAt
      ? undefined
      : await settleSurplus(tx, { ...award, priceCents });
    const surplus = parts && parts.surplus > 0 ? parts : null;
    await changeAward(
      tx,
      award,
      {
        step: 'paid',
        turn: 'cooperative',
        by: 'system',
        reason: { code: 'paid', surplus },
      },
      { paidOn, surplusSettledAt: award.surplusSettledAt ?? tx.clock.now() },
      {
        key: `award-paid:${award.id}:${returnedTimes}`,
        write: (seat, locale) => {
          const divided = surplus ? describeSurplus(surplus, locale) : '';
          return paidMail(seat, { priceCents, divided }, locale);
        },
      },
    );
  },
  async onReturned(tx, { subjectId }) {
    const award = await lockAward(tx.db, subjectId);
    if (!award || award.end) throw new Error(`award ${subjectId} has ended`);
    // Unsettled, so that the next payment divides the surplus anew; what was paid out stays spent.
    const { membershipId } = award;
    await takeBackSurplus(tx, await lockPosition(tx, membershipId));
    await voidUnrequested(tx, { membershipId, kinds: SURPLUS_KINDS });
    const step = { step: 'closing', turn: 'cooperative', by: 'system' } as const;
    const fields = { paidOn: null, surplusSettledAt: null };
    await changeAward(tx, award, { ...step, reason: { code: 'returned' } }, fields);
    await holdReturnedCredit(tx, membershipId);
  },
};

/**
 * Settles the surplus of the credit: documented expenses are paid, the rest prepays whole
 * instalments from the end, and what is less than one is credited to the next due (rule 14). What
 * an earlier settlement paid out is not paid again.
 */
async function settleSurplus(
  tx: TransactionContext,
  award: AwardRow & { priceCents: number },
): Promise<Surplus> {
  const { membershipId, groupId, seat, userId, book } = award;
  const account = await lockPosition(tx, membershipId);
  await voidUnrequested(tx, { membershipId, kinds: SURPLUS_KINDS });
  const paidOut = await readPaidOut(tx, membershipId);
  const parts = surplusOf(award, account, paidOut);
  // Its own record: after a return, an earlier settlement may have paid a part.
  const id = tx.randomness.id();
  const owed = {
    subjectId: id,
    membership: { id: membershipId, groupId, seat, userId },
    book,
    account: 'credits-set-aside',
  } as const;
  await owePayout(tx, {
    ...owed,
    kind: 'expenses',
    cents: parts.forExpenses - paidOut.forExpenses,
  });
  await owePayout(tx, { ...owed, kind: 'surplus', cents: parts.cash - paidOut.cash });
  await creditSurplus(tx, account, {
    id,
    cents: parts.surplus - parts.forExpenses - parts.cash,
    instalments: parts.prepaidInstalments,
  });
  return parts;
}

/** How the surplus of an award would be divided now. */
export function surplusOf(
  award: Pick<AwardRow, 'planId' | 'expensesCents'> & { priceCents: number },
  account: { paid: number; prepaid: number },
  paidOut: PaidOut,
) {
  const { first, last } = owedOf(account);
  return divideSurplus(award.planId, {
    price: award.priceCents,
    expenses: award.expensesCents,
    firstOwed: first,
    lastOwed: last,
    paidOut,
  });
}

/** The first and the last instalment that an account still owes. */
export const owedOf = ({ paid, prepaid }: { paid: number; prepaid: number }) => ({
  first: paid + 1,
  last: TERM_MONTHS - prepaid,
});
