import { TERM_MONTHS } from '#features/plans/plans.ts';
import { TERMINATIONS_BEFORE_ALARM } from './constants.ts';

/** What a group has and owes in the long run, in cents (rule 17). */
export type Standing = {
  readonly fund: number;
  readonly reserve: number;
  /** Fund and reserve parts still to come from seats neither cancelled nor terminated. */
  readonly stillToCome: number;
  readonly expectedRecoveries: number;
  /** Credits of those who wait for a home. */
  readonly creditsOfWaiting: number;
  /** Fund parts of all cancelled seats not yet refunded, drawn or not. */
  readonly refundsOfCancelled: number;
};

/** The two sides of a group's coverage. */
export function balanceOf(standing: Standing): {
  readonly assets: number;
  readonly obligations: number;
} {
  return {
    assets: standing.fund + standing.reserve + standing.stillToCome + standing.expectedRecoveries,
    obligations: standing.creditsOfWaiting + standing.refundsOfCancelled,
  };
}

/** How much of what a group owes it can pay; Infinity when it owes nothing. */
export function coverageOf(balance: {
  readonly assets: number;
  readonly obligations: number;
}): number {
  return balance.obligations === 0
    ? Number.POSITIVE_INFINITY
    : balance.assets / balance.obligations;
}

/**
 * Whether a group can pay what it owes. Compares whole cents: a ratio rounded to 1 could hide a
 * missing cent.
 */
export function isCovered(balance: {
  readonly assets: number;
  readonly obligations: number;
}): boolean {
  return balance.assets >= balance.obligations;
}

/**
 * The early alarm: losses so far, extrapolated to the end of the term, exceed everything the
 * reserve will ever receive. `losses` are what terminated seats leave unpaid after recoveries.
 */
export function isAlarming(group: {
  readonly month: number;
  readonly terminations: number;
  readonly losses: number;
  /** All reserve parts of the term, of all seats. */
  readonly reserveOfTerm: number;
}): boolean {
  if (group.terminations < TERMINATIONS_BEFORE_ALARM) return false;
  const t = group.month / TERM_MONTHS;
  return group.losses / (3 * t ** 2 - 2 * t ** 3) > group.reserveOfTerm;
}
