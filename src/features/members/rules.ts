import {
  coversContribution,
  declaredIncome,
  type IncomeStatus,
} from '#features/applications/rules.ts';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { formatMoney, type Money, usd } from '#shared/money.ts';

export const ADULT_AGE = 18;

/** Whether the text is a day of the calendar such as '1990-02-28', not too long ago. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || Number(match[1]) < 1900) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether somebody born on that day is 18 or over; the birthday itself counts. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  // Text compares as dates do; who was born on February 29 is of age on March 1.
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
 * The preliminary result from what was declared: income less debt must cover the plan's
 * contribution. The sentence says how it was counted.
 */
export function preliminaryResult(declared: Declared): Qualification {
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
  const contribution = `the ${formatMoney(needed)} contribution of the ${plan.label} plan`;
  if (income.cents === 0) {
    // 'Under $3,000' has no lower end to count with.
    const sentence = `With an income of ${lowerFirst(declared.monthlyIncome)} a month we cannot tell yet whether it covers ${contribution}. An exact amount, or your documents, may show that it does.`;
    return { isCovered, sentence, left, needed };
  }
  const counted = isRange(declared.monthlyIncome)
    ? `Counting your income range from its lower end, ${formatMoney(income)} a month`
    : `Your income of ${formatMoney(income)} a month`;
  const sentence =
    declared.monthlyDebt === null
      ? `${counted}, before any debt you may have, ${isCovered ? 'covers' : 'does not yet cover'} ${contribution}.`
      : `${counted}, less ${formatMoney(debt)} of monthly debt, leaves ${formatMoney(left)}, which ${
          isCovered
            ? `covers ${contribution}`
            : `is ${formatMoney(usd(needed.cents - left.cents))} less than ${contribution}`
        }.`;
  return { isCovered, sentence, left, needed };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function isRange(text: string): boolean {
  return /^under\b|-|\+$/i.test(text.trim());
}

/** Whether the preliminary result still speaks: once papers are in, people decide. */
export function isPreliminary(status: IncomeStatus): boolean {
  return status === 'pending';
}
