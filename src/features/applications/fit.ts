import { type PlanId, plans } from '#features/plans/plans.ts';
import { usd } from '#shared/text/money.ts';
import { DEFAULT_STATE } from './options.ts';
import { coversContribution } from './rules.ts';

/** What an applicant should know before paying. */
export type Fit = {
  /** The lower end of the income they chose does not cover the plan's contribution. */
  isIncomeShort: boolean;
  /** Another plan that it does cover. */
  otherPlan: PlanId | undefined;
  /** They live elsewhere; homes are acquired in Utah. */
  isElsewhere: boolean;
};

/** Compares the declared figures with the plan; it only informs and refuses nobody. */
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
