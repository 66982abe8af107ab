import { type PlanId, plans } from '#features/plans/plans.ts';
import { usd } from '#shared/text/money.ts';
import { DEFAULT_STATE } from './options.ts';
import { coversContribution } from './rules.ts';

/** Warnings for an applicant before they pay. */
export type Fit = {
  /** The lower bound of the declared income does not cover the plan's contribution. */
  isIncomeShort: boolean;
  /** Another plan that the income covers. */
  otherPlan: PlanId | undefined;
  /** They live outside Utah, where the homes are acquired. */
  isElsewhere: boolean;
};

/** Compares the declared figures with the plan. It only informs; nobody is refused. */
export function fitOf(given: { monthlyIncome: string; preferredPlan: string; state: string }): Fit {
  const covers = (plan: PlanId) =>
    coversContribution({ monthlyIncome: given.monthlyIncome, monthlyDebt: usd(0), plan });
  const chosen = given.preferredPlan as PlanId;
  const isIncomeShort = !covers(chosen);
  const ids = Object.keys(plans) as PlanId[];
  return {
    isIncomeShort,
    otherPlan: isIncomeShort ? ids.find((id) => id !== chosen && covers(id)) : undefined,
    isElsewhere: given.state !== DEFAULT_STATE,
  };
}
