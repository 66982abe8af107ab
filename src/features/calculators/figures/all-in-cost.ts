import type { CalculatorInputs } from '../inputs/inputs.ts';
import {
  awardClosing,
  HORIZON_MONTHS,
  HORIZON_YEARS,
  ownerCost,
  priceRise,
  rentPaid,
  runningTotal,
} from './growth.ts';
import { type Mortgage, mortgageOf, mortgagePaidAfter } from './mortgage.ts';
import { contributedAfter, PROGRAM_MONTHS, totalContributed } from './program.ts';
import {
  mortgageTaxYears,
  programTaxSavedByAward,
  programTaxYears,
  type TaxYear,
  totalSaved,
} from './tax-savings.ts';

/** The cost of a home over 30 years, with everything that differs between mortgage and program. */
export type AllInCost = {
  readonly paid: number;
  readonly rent: number;
  readonly priceRise: number;
  readonly closing: number;
  readonly ownerCosts: number;
  readonly taxSaved: number;
  readonly total: number;
  /** Running totals after year 0, 1, … 30. */
  readonly byYear: readonly number[];
};

export type AllInComparison = {
  readonly mortgage: AllInCost;
  readonly program: AllInCost;
  /** The program's total for an award in month 1, 2, … 240. */
  readonly programByAwardMonth: readonly number[];
  /**
   * The last month up to which every award makes the program at most as expensive; undefined if
   * there is none.
   */
  readonly breakEvenAwardMonth: number | undefined;
};

/**
 * Compares 30 years of mortgage and program for the same home. Members pay rent until the award and
 * then the price the home has reached; owners pay running costs and save tax.
 */
export function compareAllIn(
  inputs: CalculatorInputs,
  mortgage = mortgageOf(inputs),
): AllInComparison {
  const rents = runningTotal((month) => rentPaid(inputs, month));
  const owning = runningTotal((month) => ownerCost(inputs, month));
  const mortgageCost = costOfMortgage(inputs, mortgage, owning);
  const programByAwardMonth = totalsByAward(inputs, rents, owning);
  const firstAbove = programByAwardMonth.findIndex((total) => total > mortgageCost.total);
  const breakEven = firstAbove === -1 ? PROGRAM_MONTHS : firstAbove;
  return {
    mortgage: mortgageCost,
    program: costOfProgram(inputs, inputs.awardMonth, rents, owning),
    programByAwardMonth,
    breakEvenAwardMonth: breakEven === 0 ? undefined : breakEven,
  };
}

function costOfMortgage(
  inputs: CalculatorInputs,
  mortgage: Mortgage,
  owning: readonly number[],
): AllInCost {
  const taxYears = mortgageTaxYears(inputs, mortgage);
  return cost({
    paidAfter: (month) => mortgagePaidAfter(mortgage, month) - mortgage.closingCosts,
    rentAfter: () => 0,
    riseAfter: () => 0,
    closingAfter: () => mortgage.closingCosts,
    ownedAfter: (month) => at(owning, month),
    taxYears,
  });
}

function costOfProgram(
  inputs: CalculatorInputs,
  awardMonth: number,
  rents: readonly number[],
  owning: readonly number[],
): AllInCost {
  const rise = priceRise(inputs, awardMonth);
  const closing = awardClosing(inputs, awardMonth);
  const before = at(owning, awardMonth);
  return cost({
    paidAfter: (month) => contributedAfter(inputs.propertyValue, month),
    rentAfter: (month) => at(rents, Math.min(month, awardMonth)),
    riseAfter: (month) => (month < awardMonth ? 0 : rise),
    closingAfter: (month) => (month < awardMonth ? 0 : closing),
    ownedAfter: (month) => Math.max(0, at(owning, month) - before),
    taxYears: programTaxYears(inputs, awardMonth),
  });
}

/** The program's totals alone: fast enough to recompute all 240 while a slider moves. */
function totalsByAward(
  inputs: CalculatorInputs,
  rents: readonly number[],
  owning: readonly number[],
): readonly number[] {
  const paid = totalContributed(inputs.propertyValue);
  return programTaxSavedByAward(inputs).map((taxSaved, index) => {
    const awardMonth = index + 1;
    const ownerCosts = at(owning, HORIZON_MONTHS) - at(owning, awardMonth);
    const bought = priceRise(inputs, awardMonth) + awardClosing(inputs, awardMonth);
    return paid + at(rents, awardMonth) + bought + ownerCosts - taxSaved;
  });
}

type CostParts = {
  readonly paidAfter: (month: number) => number;
  readonly rentAfter: (month: number) => number;
  readonly riseAfter: (month: number) => number;
  readonly closingAfter: (month: number) => number;
  readonly ownedAfter: (month: number) => number;
  readonly taxYears: readonly TaxYear[];
};

function cost(parts: CostParts): AllInCost {
  const paid = parts.paidAfter(HORIZON_MONTHS);
  const rent = parts.rentAfter(HORIZON_MONTHS);
  const closing = parts.closingAfter(HORIZON_MONTHS);
  const rise = parts.riseAfter(HORIZON_MONTHS);
  const ownerCosts = parts.ownedAfter(HORIZON_MONTHS);
  const taxSaved = totalSaved(parts.taxYears);
  const byYear: number[] = [];
  let saved = 0;
  for (let year = 0; year <= HORIZON_YEARS; year++) {
    const month = year * 12;
    saved += parts.taxYears[year - 1]?.saved ?? 0;
    byYear.push(
      parts.paidAfter(month) +
        parts.rentAfter(month) +
        parts.riseAfter(month) +
        parts.closingAfter(month) +
        parts.ownedAfter(month) -
        saved,
    );
  }
  const total = paid + rent + rise + closing + ownerCosts - taxSaved;
  return { paid, rent, priceRise: rise, closing, ownerCosts, taxSaved, total, byYear };
}

function at(totals: readonly number[], month: number): number {
  return totals[month] ?? 0;
}
