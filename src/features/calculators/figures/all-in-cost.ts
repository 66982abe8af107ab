import type { CalculatorInputs } from '../inputs/inputs.ts';
import {
  awardClosing,
  dollarWorth,
  HORIZON_MONTHS,
  HORIZON_YEARS,
  ownerCost,
  priceRise,
  rentPaid,
  runningTotal,
  runningWorth,
} from './growth.ts';
import { type Mortgage, mortgageOf, mortgagePaidAfter } from './mortgage.ts';
import { contributedAfter, PROGRAM_MONTHS } from './program.ts';
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
 * then the price the home has reached; owners pay running costs and save tax. Everything is in
 * today's dollars, unless the visitor wants it as paid.
 */
export function compareAllIn(
  inputs: CalculatorInputs,
  mortgage = mortgageOf(inputs),
): AllInComparison {
  const rents = runningTotal((month) => rentPaid(inputs, month));
  const owning = runningTotal((month) => ownerCost(inputs, month));
  const worth = dollarWorth(inputs);
  const mortgageCost = costOfMortgage(inputs, mortgage, owning, worth);
  const programByAwardMonth = totalsByAward(inputs, rents, owning, worth);
  const firstAbove = programByAwardMonth.findIndex((total) => total > mortgageCost.total);
  const breakEven = firstAbove === -1 ? PROGRAM_MONTHS : firstAbove;
  return {
    mortgage: mortgageCost,
    program: costOfProgram(inputs, rents, owning, worth),
    programByAwardMonth,
    breakEvenAwardMonth: breakEven === 0 ? undefined : breakEven,
  };
}

function costOfMortgage(
  inputs: CalculatorInputs,
  mortgage: Mortgage,
  owning: readonly number[],
  worth: readonly number[],
): AllInCost {
  const taxYears = mortgageTaxYears(inputs, mortgage);
  return cost(worth, {
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
  rents: readonly number[],
  owning: readonly number[],
  worth: readonly number[],
): AllInCost {
  const { awardMonth } = inputs;
  const rise = priceRise(inputs, awardMonth);
  const closing = awardClosing(inputs, awardMonth);
  const before = at(owning, awardMonth);
  return cost(worth, {
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
  worth: readonly number[],
): readonly number[] {
  const paid = runningWorth((month) => contributedAfter(inputs.propertyValue, month), worth);
  const rented = runningWorth((month) => at(rents, month), worth);
  const owned = runningWorth((month) => at(owning, month), worth);
  return programTaxSavedByAward(inputs, worth).map((taxSaved, index) => {
    const awardMonth = index + 1;
    const ownerCosts = at(owned, HORIZON_MONTHS) - at(owned, awardMonth);
    const bought = priceRise(inputs, awardMonth) + awardClosing(inputs, awardMonth);
    const housing = at(paid, HORIZON_MONTHS) + at(rented, awardMonth);
    return housing + bought * at(worth, awardMonth) + ownerCosts - taxSaved;
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

function cost(worth: readonly number[], parts: CostParts): AllInCost {
  const paid = runningWorth(parts.paidAfter, worth);
  const rent = runningWorth(parts.rentAfter, worth);
  const rise = runningWorth(parts.riseAfter, worth);
  const closing = runningWorth(parts.closingAfter, worth);
  const owned = runningWorth(parts.ownedAfter, worth);
  const housingAfter = (month: number) =>
    [paid, rent, rise, closing, owned].reduce((sum, totals) => sum + at(totals, month), 0);
  const byYear: number[] = [];
  for (let year = 0; year <= HORIZON_YEARS; year++) {
    byYear.push(housingAfter(year * 12) - totalSaved(parts.taxYears.slice(0, year), worth));
  }
  const taxSaved = totalSaved(parts.taxYears, worth);
  return {
    paid: at(paid, HORIZON_MONTHS),
    rent: at(rent, HORIZON_MONTHS),
    priceRise: at(rise, HORIZON_MONTHS),
    closing: at(closing, HORIZON_MONTHS),
    ownerCosts: at(owned, HORIZON_MONTHS),
    taxSaved,
    total: housingAfter(HORIZON_MONTHS) - taxSaved,
    byYear,
  };
}

function at(totals: readonly number[], month: number): number {
  return totals[month] ?? 0;
}
