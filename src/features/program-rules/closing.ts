import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf, totalAfter } from './schedule.ts';
import { payClaims, shareOut } from './share-out.ts';

export type ClosingSeat = {
  readonly seat: number;
  /** finisher: paid all 240; waiting: the same, without a home; cancelled: not refunded yet. */
  readonly kind: 'finisher' | 'waiting' | 'cancelled';
  /** Of a cancelled seat: the fund part it paid. */
  readonly fundPaid: number;
};

/** What a seat is paid at completion. */
export type ClosingShare = {
  readonly claim: number;
  readonly claimPaid: number;
  readonly share: number;
};

/**
 * Divides what is left of fund and reserve (rule 15): claims for homes and refunds first, pro rata if
 * money is short; the rest to those who paid to the end, by the reserve part they paid. The answer
 * has the order of `seats`.
 */
export function divideAtCompletion(
  planId: PlanId,
  money: number,
  seats: readonly ClosingSeat[],
): ClosingShare[] {
  const claims = seats.map(({ seat, kind, fundPaid }) => ({
    seat,
    weight: kind === 'waiting' ? creditOf(planId) : kind === 'cancelled' ? fundPaid : 0,
  }));
  const claimsPaid = payClaims(money, claims);
  const left = money - claimsPaid.reduce((sum, cents) => sum + cents, 0);
  const { reserve } = totalAfter(planId, TERM_MONTHS);
  const shares = shareOut(
    left,
    seats.map(({ seat, kind }) => ({ seat, weight: kind === 'cancelled' ? 0 : reserve })),
  );
  return seats.map((_, index) => ({
    claim: claims[index]?.weight ?? 0,
    claimPaid: claimsPaid[index] ?? 0,
    share: shares[index] ?? 0,
  }));
}
