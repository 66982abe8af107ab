import { type PlanId, plans } from '#features/plans/plans.ts';
import { type Money, usd } from '#shared/text/money.ts';
import { coversContribution, declaredIncome } from './rules.ts';

/** Above this share of the declared income the contribution is called tight. */
export const MAX_SHARE_PERCENT = 45;
/** With less than this left a month the contribution is called tight. */
export const MIN_LEFT = usd(100_000);

/** How the declared figures stand to the plan's contribution. */
export const AFFORDABILITY_STATES = ['comfortable', 'tight', 'short'] as const;
export type AffordabilityState = (typeof AFFORDABILITY_STATES)[number];

/** What somebody declared, a month and before taxes; what they did not answer counts as 0. */
export type DeclaredFigures = {
  monthlyIncome: string;
  monthlyDebt: Money | null;
  monthlyRent: Money | null;
  plan: PlanId;
};

export type Affordability = {
  state: AffordabilityState;
  /** The lower bound of the declared income. */
  income: Money;
  debt: Money;
  /** Paid until the member's turn. */
  rent: Money;
  contribution: Money;
  /** Of the income, after contribution, debts and rent; may be negative. */
  left: Money;
  /** The contribution's share of the income, rounded up; undefined without an income. */
  sharePercent: number | undefined;
};

/**
 * Whether somebody could afford a plan by their declared figures. Income less debt must cover the
 * contribution; it is tight when the contribution takes too much of the income or little is left.
 */
export function affordabilityOf(declared: DeclaredFigures): Affordability {
  const income = declaredIncome(declared.monthlyIncome);
  const debt = declared.monthlyDebt ?? usd(0);
  const rent = declared.monthlyRent ?? usd(0);
  const contribution = plans[declared.plan].monthlyContribution;
  const left = usd(income.cents - contribution.cents - debt.cents - rent.cents);
  const isCovered = coversContribution({ ...declared, monthlyDebt: debt });
  const isTight =
    contribution.cents * 100 > income.cents * MAX_SHARE_PERCENT || left.cents < MIN_LEFT.cents;
  return {
    state: !isCovered ? 'short' : isTight ? 'tight' : 'comfortable',
    income,
    debt,
    rent,
    contribution,
    left,
    sharePercent:
      income.cents === 0 ? undefined : Math.ceil((contribution.cents * 100) / income.cents),
  };
}
