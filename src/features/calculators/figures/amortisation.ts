import type { CalculatorInputs } from '../inputs/inputs.ts';
import { range } from '../result.ts';
import { HORIZON_YEARS } from './growth.ts';
import { mortgageOf } from './mortgage.ts';
import { contributedAfter, fundedAfter } from './program.ts';

/** One year of mortgage and program; balances are at the end of the year. */
export type PaidYear = {
  readonly year: number;
  readonly interest: number;
  readonly principal: number;
  readonly loanOwed: number;
  readonly fund: number;
  readonly fees: number;
  readonly contributionsOwed: number;
};

/** What each year's payments consist of, for mortgage and program, until both are paid off. */
export function amortisation(inputs: CalculatorInputs): readonly PaidYear[] {
  const { loan, schedule } = mortgageOf(inputs);
  const value = inputs.propertyValue;
  const owedAfter = (year: number) => (year === 0 ? loan : (schedule.balances[year * 12 - 1] ?? 0));
  const total = contributedAfter(value, HORIZON_YEARS * 12);
  return range(1, HORIZON_YEARS).map((year) => {
    const [from, to] = [(year - 1) * 12, year * 12];
    const interest = schedule.interest.slice(from, to).reduce((sum, each) => sum + each, 0);
    const paid = contributedAfter(value, to) - contributedAfter(value, from);
    const fund = fundedAfter(value, to) - fundedAfter(value, from);
    return {
      year,
      interest,
      principal: owedAfter(year - 1) - owedAfter(year),
      loanOwed: owedAfter(year),
      fund,
      fees: paid - fund,
      contributionsOwed: total - contributedAfter(value, to),
    };
  });
}
