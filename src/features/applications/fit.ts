import { type PlanId, plans } from '#features/plans/plans.ts';
import { usd } from '#shared/text/money.ts';
import { readDollars } from '#shared/text/read-dollars.ts';
import { AFFORDABILITY_STATES, type Affordability, affordabilityOf } from './affordability.ts';
import { DEFAULT_STATE } from './options.ts';

/** Warnings for an applicant before they pay. */
export type Fit = {
  /** The declared figures beside the plan's contribution. */
  figures: Affordability;
  /** Another plan that the figures carry better. */
  otherPlan: PlanId | undefined;
  /** They live outside Utah, where the homes are acquired. */
  isElsewhere: boolean;
};

/** As typed in the form. */
type Given = {
  monthlyIncome: string;
  monthlyDebt: string;
  monthlyRent: string;
  preferredPlan: string;
  state: string;
};

/** The typed figures beside a plan's contribution; what cannot be read counts as unanswered. */
export function typedFigures(given: Omit<Given, 'state'>): Affordability {
  const moneyOf = (typed: string) => usd(Math.round((readDollars(typed) ?? 0) * 100));
  return affordabilityOf({
    monthlyIncome: given.monthlyIncome,
    monthlyDebt: moneyOf(given.monthlyDebt),
    monthlyRent: moneyOf(given.monthlyRent),
    plan: given.preferredPlan as PlanId,
  });
}

const rankOf = ({ state }: Affordability) => AFFORDABILITY_STATES.indexOf(state);

/** Compares the declared figures with the plan. It only informs; nobody is refused. */
export function fitOf(given: Given): Fit {
  const figures = typedFigures(given);
  const better = (Object.keys(plans) as PlanId[]).find(
    (preferredPlan) => rankOf(typedFigures({ ...given, preferredPlan })) < rankOf(figures),
  );
  return { figures, otherPlan: better, isElsewhere: given.state !== DEFAULT_STATE };
}

/** Whether the person is asked once more before the agreement. */
export const needsSecondYes = ({ figures, isElsewhere }: Fit) =>
  figures.state !== 'comfortable' || isElsewhere;
