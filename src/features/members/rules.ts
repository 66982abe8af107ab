import { type AffordabilityState, affordabilityOf } from '#features/applications/affordability.ts';
import type { IncomeStatus } from '#features/applications/rules.ts';
import { applicationNames } from '#features/applications/texts.ts';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';
import { overviewTexts } from './texts.ts';

export const ADULT_AGE = 18;

/** Whether the text is a calendar date such as '1990-02-28', not too long ago. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || Number(match[1]) < 1900) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether somebody born on that day is 18 or over; the birthday itself counts. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  // Dates compare as text; somebody born on February 29 is of age on March 1.
  return `${Number(year) + ADULT_AGE}-${month}-${day}` <= dateOf(now);
}

export type Declared = {
  monthlyIncome: string;
  /** Dollars; null while it is not known. */
  monthlyDebt: number | null;
  /** Dollars; null while it is not known. */
  monthlyRent: number | null;
  preferredPlan: PlanId;
};

export type Qualification = {
  state: AffordabilityState;
  /** The test: income less debt against the contribution. */
  sentence: string;
  /** What would be left or missing a month, after rent too. */
  rest: string;
};

/**
 * The preliminary result from the declared figures: income less debt must cover the plan's
 * contribution. The sentence explains the calculation.
 */
export function preliminaryResult(declared: Declared, locale: Locale = 'en'): Qualification {
  const { fit: texts } = overviewTexts(locale);
  const { income: incomeWords, afford } = applicationNames(locale);
  const money = (amount: Money) => formatMoney(amount, locale);
  const plan = plans[declared.preferredPlan];
  const moneyOf = (dollars: number | null) => usd(Math.round((dollars ?? 0) * 100));
  const { state, income, debt, left } = affordabilityOf({
    monthlyIncome: declared.monthlyIncome,
    monthlyDebt: moneyOf(declared.monthlyDebt),
    monthlyRent: moneyOf(declared.monthlyRent),
    plan: plan.id,
  });
  const isCovered = state !== 'short';
  const afterDebt = usd(income.cents - debt.cents);
  const needed = plan.monthlyContribution;
  const contribution = texts.contribution(money(needed), money(plan.homeValue));
  const rest = left.cents < 0 ? afford.missing(money(usd(-left.cents))) : afford.left(money(left));
  const result = { state, rest: `${rest}, ${afford.gross}.` };
  if (income.cents === 0) {
    // 'Under $3,000' has no lower bound to calculate with.
    const given = lowerFirst(incomeWords(declared.monthlyIncome));
    return { ...result, sentence: texts.unknown(given, contribution) };
  }
  const counted = isRange(declared.monthlyIncome)
    ? texts.fromRange(money(income))
    : texts.exact(money(income));
  if (declared.monthlyDebt === null) {
    return { ...result, sentence: texts.beforeDebt(counted, isCovered, contribution) };
  }
  const sentence = isCovered
    ? texts.covers(counted, money(debt), money(afterDebt), contribution)
    : texts.isLess(
        counted,
        money(debt),
        money(afterDebt),
        money(usd(needed.cents - afterDebt.cents)),
        contribution,
      );
  return { ...result, sentence };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function isRange(text: string): boolean {
  return /^under\b|-|\+$/i.test(text.trim());
}

/** Whether the preliminary result applies: once papers are uploaded, people decide. */
export function isPreliminary(status: IncomeStatus): boolean {
  return status === 'pending';
}
