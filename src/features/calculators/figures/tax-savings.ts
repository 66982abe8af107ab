import type { CalculatorInputs } from '../inputs/inputs.ts';
import { growthByYear, HORIZON_YEARS } from './growth.ts';
import type { Mortgage } from './mortgage.ts';
import { PROGRAM_MONTHS } from './program.ts';
import { DEDUCTIBLE_DEBT_LIMIT, STANDARD_DEDUCTION, stateTaxCap } from './tax-law.ts';

export type TaxYear = {
  /** 1 is the first year of the projection. */
  readonly year: number;
  readonly interestPaid: number;
  readonly interestDeductible: number;
  readonly itemised: number;
  readonly standard: number;
  /** Tax saved compared with the same household without a home. */
  readonly saved: number;
};

/** Yearly tax savings of an owner with a mortgage from the first day. */
export function mortgageTaxYears(inputs: CalculatorInputs, mortgage: Mortgage): readonly TaxYear[] {
  return eachYear((year) => taxYear(inputs, year, 12, ...interestOfYear(mortgage, year)));
}

/** Yearly tax savings of a member who owns from the month after the award: property tax only. */
export function programTaxYears(inputs: CalculatorInputs, awardMonth: number): readonly TaxYear[] {
  return eachYear((year) => taxYear(inputs, year, monthsOwned(year, awardMonth), 0, 0));
}

/** The worth of `programTaxYears` together for an award in month 1, 2, … 240, computed faster. */
export function programTaxSavedByAward(
  inputs: CalculatorInputs,
  worth: readonly number[],
): readonly number[] {
  const savedFrom = [0];
  const worthOf = (year: number) => worth[year * 12] ?? 1;
  for (let year = HORIZON_YEARS; year >= 1; year--) {
    savedFrom.unshift((savedFrom[0] ?? 0) + taxYear(inputs, year, 12, 0, 0).saved * worthOf(year));
  }
  return Array.from({ length: PROGRAM_MONTHS }, (_, index) => {
    const awardMonth = index + 1;
    const year = Math.ceil(awardMonth / 12);
    const inAwardYear = taxYear(inputs, year, monthsOwned(year, awardMonth), 0, 0).saved;
    return inAwardYear * worthOf(year) + (savedFrom[year] ?? 0);
  });
}

export function totalSaved(years: readonly TaxYear[], worth?: readonly number[]): number {
  return years.reduce((sum, { year, saved }) => sum + saved * (worth?.[year * 12] ?? 1), 0);
}

/**
 * The home saves tax only on deductions above those the household has anyway: the standard one, or
 * what it itemises without a home. The saving is limited to the tax on the remaining income.
 */
function taxYear(
  inputs: CalculatorInputs,
  year: number,
  months: number,
  interestPaid: number,
  interestDeductible: number,
): TaxYear {
  const inflation = growthByYear((year - 1) * 12 + 1, inputs.inflation);
  const assessedValue =
    inputs.propertyValue * growthByYear((year - 1) * 12 + 1, inputs.appreciation);
  const propertyTax = ((assessedValue * inputs.propertyTaxRate) / 100) * (months / 12);
  const stateTaxes = inputs.otherStateTaxes * inflation;
  const income = inputs.grossIncome * 12 * inflation;
  const cap = stateTaxCap(year, income);
  const others = inputs.otherDeductions * inflation;

  const standard = STANDARD_DEDUCTION[inputs.filingStatus] * inflation;
  const withoutHome = Math.max(standard, Math.min(cap, stateTaxes) + others);
  const itemised = Math.min(cap, stateTaxes + propertyTax) + others + interestDeductible;
  const gained = Math.max(0, itemised - withoutHome);
  const taxableIncome = Math.max(0, income - withoutHome);
  const saved = (Math.min(gained, taxableIncome) * inputs.marginalTaxRate) / 100;
  return { year, interestPaid, interestDeductible, itemised, standard, saved };
}

/** Interest of a year, and the part of it that is deductible under the debt limit. */
function interestOfYear(mortgage: Mortgage, year: number): [paid: number, deductible: number] {
  const { interest, balances } = mortgage.schedule;
  let paid = 0;
  let owed = 0;
  for (let month = (year - 1) * 12; month < Math.min(year * 12, mortgage.months); month++) {
    paid += interest[month] ?? 0;
    owed += month === 0 ? mortgage.loan : (balances[month - 1] ?? 0);
  }
  const averageDebt = owed / 12;
  const share = averageDebt > DEDUCTIBLE_DEBT_LIMIT ? DEDUCTIBLE_DEBT_LIMIT / averageDebt : 1;
  return [paid, paid * share];
}

function monthsOwned(year: number, awardMonth: number): number {
  return Math.min(12, Math.max(0, year * 12 - awardMonth));
}

function eachYear(of: (year: number) => TaxYear): readonly TaxYear[] {
  return Array.from({ length: HORIZON_YEARS }, (_, index) => of(index + 1));
}
