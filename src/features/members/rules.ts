import {
  coversContribution,
  declaredIncome,
  type IncomeStatus,
} from '#features/applications/rules.ts';
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
  preferredPlan: PlanId;
};

export type Qualification = { isCovered: boolean; sentence: string; left: Money; needed: Money };

/**
 * The preliminary result from the declared figures: income less debt must cover the plan's
 * contribution. The sentence explains the calculation.
 */
export function preliminaryResult(declared: Declared, locale: Locale = 'en'): Qualification {
  const { fit: texts } = overviewTexts(locale);
  const { income: incomeWords } = applicationNames(locale);
  const money = (amount: Money) => formatMoney(amount, locale);
  const plan = plans[declared.preferredPlan];
  const income = declaredIncome(declared.monthlyIncome);
  const debt = usd(Math.round((declared.monthlyDebt ?? 0) * 100));
  const left = usd(income.cents - debt.cents);
  const needed = plan.monthlyContribution;
  const isCovered = coversContribution({
    monthlyIncome: declared.monthlyIncome,
    monthlyDebt: debt,
    plan: plan.id,
  });
  const contribution = texts.contribution(money(needed), money(plan.homeValue));
  const result = { isCovered, left, needed };
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
    ? texts.covers(counted, money(debt), money(left), contribution)
    : texts.isLess(
        counted,
        money(debt),
        money(left),
        money(usd(needed.cents - left.cents)),
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
