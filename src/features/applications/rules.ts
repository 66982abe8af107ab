import { type PlanId, plans } from '#features/plans/plans.ts';
import { type Money, usd } from '#shared/text/money.ts';

/** The status of the check of an applicant's income. */
export const INCOME_STATUSES = ['pending', 'uploaded', 'approved', 'rejected'] as const;
export type IncomeStatus = (typeof INCOME_STATUSES)[number];

/** 'Ana' and 'Lima' are 'Ana Lima'. */
export function joinNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}

/**
 * The income an applicant declared, in money: a range counts as its lower bound,
 * 'Under …' as nothing, and a plain figure as itself.
 */
export function declaredIncome(text: string): Money {
  if (/^\s*under\b/i.test(text)) return usd(0);
  const figure = /\d[\d,]*(\.\d+)?/.exec(text)?.[0] ?? '0';
  const cents = Math.floor(Number(figure.replaceAll(',', '')) * 100);
  return usd(Number.isSafeInteger(cents) ? cents : 0);
}

/** Whether income less debt covers the plan's contribution, as far as was declared. */
export function coversContribution(declared: {
  monthlyIncome: string;
  monthlyDebt: Money;
  plan: PlanId;
}): boolean {
  const left = declaredIncome(declared.monthlyIncome).cents - declared.monthlyDebt.cents;
  return left >= plans[declared.plan].monthlyContribution.cents;
}
