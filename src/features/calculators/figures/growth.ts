import type { CalculatorInputs } from '../inputs/inputs.ts';
import { MORTGAGE_MONTHS } from './mortgage.ts';

/** Every projection runs as long as the mortgage, so that both sides are fully paid. */
export const HORIZON_MONTHS = MORTGAGE_MONTHS;
export const HORIZON_YEARS = HORIZON_MONTHS / 12;

/** The growth factor over some months at a yearly rate, compounded month by month. */
export function growthOver(months: number, yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** (months / 12);
}

/** The growth factor in a month (from 1) of what changes once a year: rents, tax assessments. */
export function growthByYear(month: number, yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** Math.floor((month - 1) / 12);
}

/** Running totals: the item at `m` is the sum of months 1 to m, and the first is 0. */
export function runningTotal(costOfMonth: (month: number) => number): readonly number[] {
  const totals = [0];
  let total = 0;
  for (let month = 1; month <= HORIZON_MONTHS; month++) {
    total += costOfMonth(month);
    totals.push(total);
  }
  return totals;
}

/** What a dollar of each month, 0 to the horizon, is worth: in today's dollars, or 1 as paid. */
export function dollarWorth({ dollars, inflation }: CalculatorInputs): readonly number[] {
  return Array.from({ length: HORIZON_MONTHS + 1 }, (_, month) =>
    dollars === 'today' ? 1 / growthOver(month, inflation) : 1,
  );
}

/** Running totals in the worth of each month, of what has been paid after each month. */
export function runningWorth(
  paidAfter: (month: number) => number,
  worth: readonly number[],
): readonly number[] {
  const totals: number[] = [];
  let [total, before] = [0, 0];
  for (const [month, value] of worth.entries()) {
    const paid = paidAfter(month);
    total += (paid - before) * value;
    before = paid;
    totals.push(total);
  }
  return totals;
}

/** Property tax, insurance and upkeep of the visitor's home in a month. */
export function ownerCost(inputs: CalculatorInputs, month: number): number {
  const rate = (inputs.propertyTaxRate + inputs.insuranceRate + inputs.upkeepRate) / 100 / 12;
  return inputs.propertyValue * growthByYear(month, inputs.appreciation) * rate;
}

/** The rent paid in a month before the award. */
export function rentPaid(inputs: CalculatorInputs, month: number): number {
  return inputs.monthlyRent * growthByYear(month, inputs.rentGrowth);
}

/** Closing costs at the award, on the price the home has reached by then. */
export function awardClosing(inputs: CalculatorInputs, awardMonth: number): number {
  const price = inputs.propertyValue * growthOver(awardMonth, inputs.appreciation);
  return (price * inputs.closingProgram) / 100;
}

/** How much the home's price has risen by the award; the credit does not rise with it. */
export function priceRise(inputs: CalculatorInputs, awardMonth: number): number {
  return inputs.propertyValue * (growthOver(awardMonth, inputs.appreciation) - 1);
}
