import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { EXPENSES_PERCENT, PENALTY_PERCENT } from './constants.ts';
import { creditOf, instalment, totalAfter } from './schedule.ts';

/** A seat that was left before an award gets back its fund part, without penalty. */
export function refundOfCancelled(plan: PlanId, instalmentsPaid: number): number {
  return totalAfter(plan, instalmentsPaid).fund;
}

/** 5 % of the fund part, rounded down to the cent. */
export function penaltyOn(fundPaid: number): number {
  return Math.floor((fundPaid * PENALTY_PERCENT) / 100);
}

/** What a member who hands an award back before buying is paid; the credit returns to the fund. */
export function settleHandBack(seat: {
  readonly fundPaid: number;
  readonly unearnedAdministration: number;
}): { readonly penalty: number; readonly payout: number } {
  const penalty = penaltyOn(seat.fundPaid);
  return { penalty, payout: seat.fundPaid - penalty + seat.unearnedAdministration };
}

/** What a member who leaves after buying is paid out of the sale, or owes when it is too little. */
export function settleAfterPurchase(
  plan: PlanId,
  seat: {
    readonly netSale: number;
    readonly fundPaid: number;
    readonly feesInArrears: number;
    readonly unearnedAdministration: number;
  },
): {
  readonly debt: number;
  readonly penalty: number;
  /** Negative when the member owes. */
  readonly payout: number;
  readonly memberOwes: number;
} {
  const debt = creditOf(plan) - seat.fundPaid;
  const penalty = penaltyOn(seat.fundPaid);
  const payout = seat.netSale - debt - penalty - seat.feesInArrears + seat.unearnedAdministration;
  return { debt, penalty, payout, memberOwes: Math.max(0, -payout) };
}

/** What of a surplus was paid to the member, not credited to instalments. */
export type PaidOut = { readonly forExpenses: number; readonly cash: number };
export const NOTHING_PAID_OUT: PaidOut = { forExpenses: 0, cash: 0 };

/**
 * Divides the surplus of a credit over the price of the home: documented expenses up to 10 % of the
 * award, then whole instalments from the end of the term, the rest to the next one due; cash when
 * nothing is owed. What an earlier division paid out, before the bank returned the price, is a part
 * of it and the least of its kind.
 */
export function divideSurplus(
  plan: PlanId,
  purchase: {
    readonly price: number;
    readonly expenses: number;
    /** The first and the last instalment still owed; nothing is owed when the first is later. */
    readonly firstOwed: number;
    readonly lastOwed?: number;
    readonly paidOut?: PaidOut;
  },
): {
  readonly surplus: number;
  readonly forExpenses: number;
  readonly prepaidInstalments: number;
  readonly creditToNext: number;
  readonly cash: number;
} {
  const credit = creditOf(plan);
  const surplus = Math.max(0, credit - purchase.price);
  const paidOut = purchase.paidOut ?? NOTHING_PAID_OUT;
  const forExpenses = Math.max(
    paidOut.forExpenses,
    Math.min(
      purchase.expenses,
      Math.floor((credit * EXPENSES_PERCENT) / 100),
      surplus - paidOut.cash,
    ),
  );
  const lastOwed = purchase.lastOwed ?? TERM_MONTHS;
  let left = surplus - forExpenses - paidOut.cash;
  let k = lastOwed;
  while (k >= purchase.firstOwed && left >= instalment(plan, k).amount) {
    left -= instalment(plan, k).amount;
    k -= 1;
  }
  const isNothingOwed = k < purchase.firstOwed;
  return {
    surplus,
    forExpenses,
    prepaidInstalments: lastOwed - k,
    creditToNext: isNothingOwed ? 0 : left,
    cash: paidOut.cash + (isNothingOwed ? left : 0),
  };
}

/** What the reserve adds to the fund parts of terminated seats, in ascending order of seats. */
export function topUp(reserve: number, missing: readonly number[]): number[] {
  let left = reserve;
  return missing.map((cents) => {
    const added = Math.max(0, Math.min(cents, left));
    left -= added;
    return added;
  });
}

/**
 * Money recovered from a terminated seat's home repays the reserve first; the rest is its fund
 * part.
 */
export function divideRecovery(
  recovered: number,
  outstandingTopUps: number,
): { readonly toReserve: number; readonly toFund: number } {
  const toReserve = Math.min(recovered, outstandingTopUps);
  return { toReserve, toFund: recovered - toReserve };
}
