import { PLAN_IDS, type PlanId, plans, TERM_MONTHS, TOTAL_SHARE } from '#features/plans/plans.ts';
import { creditOf, totalAfter } from '#features/program-rules/schedule.ts';

export const PROGRAM_MONTHS = TERM_MONTHS;
export const TERM_YEARS = TERM_MONTHS / 12;

/** Parts of the home's value, over the whole term. */
const ADMIN_FEE_SHARE = 0.24;
const RESERVE_SHARE = 0.01;

/** The plan with exactly this home value; other values have no printed schedule. */
export function planOf(propertyValue: number): PlanId | undefined {
  return PLAN_IDS.find((plan) => creditOf(plan) === propertyValue * 100);
}

/** The average monthly contribution, unrounded; rounding happens when it is shown. */
export function monthlyContribution(propertyValue: number): number {
  return totalContributed(propertyValue) / PROGRAM_MONTHS;
}

/** The contribution due in a month: by the printed schedule for the plans, 0 after month 240. */
export function contributionIn(propertyValue: number, month: number): number {
  return contributedAfter(propertyValue, month) - contributedAfter(propertyValue, month - 1);
}

/** Everything a member contributes: the printed total of a plan, otherwise the value plus 25 %. */
export function totalContributed(propertyValue: number): number {
  const plan = planOf(propertyValue);
  return plan ? plans[plan].totalContributed.cents / 100 : propertyValue * TOTAL_SHARE;
}

/** The home value that a monthly contribution pays for: the inverse of V × 1.25 ÷ 240. */
export function affordableValue(contribution: number): number {
  return (contribution * PROGRAM_MONTHS) / TOTAL_SHARE;
}

export function contributedAfter(propertyValue: number, months: number): number {
  const paid = Math.max(0, Math.min(months, PROGRAM_MONTHS));
  const plan = planOf(propertyValue);
  return plan ? totalAfter(plan, paid).amount / 100 : monthlyContribution(propertyValue) * paid;
}

/** The part of the contributions that went into the fund, without fees and reserve. */
export function fundedAfter(propertyValue: number, months: number): number {
  const paid = Math.max(0, Math.min(months, PROGRAM_MONTHS));
  const plan = planOf(propertyValue);
  return plan ? totalAfter(plan, paid).fund / 100 : (propertyValue * paid) / PROGRAM_MONTHS;
}

export type ProgramFees = {
  readonly admin: number;
  readonly reserve: number;
  readonly total: number;
};

/**
 * The part that does not buy the home: 24 % administration, 1 % reserve, and the rounding of a
 * printed plan.
 */
export function programFees(propertyValue: number): ProgramFees {
  const plan = planOf(propertyValue);
  if (plan) {
    const { administration, reserve } = totalAfter(plan, PROGRAM_MONTHS);
    return {
      admin: administration / 100,
      reserve: reserve / 100,
      total: (administration + reserve) / 100,
    };
  }
  const admin = propertyValue * ADMIN_FEE_SHARE;
  const reserve = propertyValue * RESERVE_SHARE;
  return { admin, reserve, total: admin + reserve };
}
