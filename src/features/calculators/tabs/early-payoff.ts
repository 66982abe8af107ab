import { HORIZON_YEARS } from '../figures/growth.ts';
import { amortise, mortgageOf, type Schedule } from '../figures/mortgage.ts';
import {
  contributedAfter,
  monthlyContribution,
  PROGRAM_MONTHS,
  programFees,
  totalContributed,
} from '../figures/program.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { compare, range, row, type TabResult, totalRow } from '../result.ts';

/** The time and money an extra monthly amount saves; the program's fees are owed either way. */
export function earlyPayoff(inputs: CalculatorInputs): TabResult {
  const { loan, payment, months: regularMonths, schedule } = mortgageOf(inputs);
  const faster = amortise(loan, inputs.interestRate, payment + inputs.extraPayment);
  const months = faster.balances.length;
  const interestSaved = schedule.totalInterest - faster.totalInterest;

  const value = inputs.propertyValue;
  const contribution = monthlyContribution(value);
  const fasterContribution = contribution + inputs.extraPayment;
  const programMonths = monthsToContribute(value, inputs.extraPayment);
  const years = range(0, HORIZON_YEARS);

  return {
    tab: 'early-payoff',
    answers: [
      compare('payoffMoneySaved', 'higher', interestSaved, 0),
      compare(
        inputs.extraPayment > 0 ? 'payoffMonths' : 'payoffMonthsWithoutExtra',
        'lower',
        months,
        programMonths,
        'months',
      ),
    ],
    tables: [
      {
        key: 'payoffTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('monthlyWithExtra', payment + inputs.extraPayment, fasterContribution),
          row('monthsRegular', regularMonths, PROGRAM_MONTHS, 'months'),
          row('monthsWithExtra', months, programMonths, 'months'),
          totalRow('monthsSaved', regularMonths - months, PROGRAM_MONTHS - programMonths, 'months'),
          row('interest', schedule.totalInterest, 0),
          row('interestWithExtra', faster.totalInterest, 0),
          row('feesAndReserve', 0, programFees(value).total),
          totalRow('moneySaved', interestSaved, 0),
        ],
      },
    ],
    plots: [
      {
        key: 'owedByYear',
        xKey: 'year',
        xUnit: 'years',
        yUnit: 'dollars',
        x: years,
        lines: [
          { key: 'mortgage', side: 'mortgage', values: years.map(owedAfter(loan, schedule)) },
          { key: 'mortgageExtra', side: 'mortgage', values: years.map(owedAfter(loan, faster)) },
          {
            key: 'program',
            side: 'program',
            values: years.map(unpaidAfter(value, 0)),
          },
          {
            key: 'programExtra',
            side: 'program',
            values: years.map(unpaidAfter(value, inputs.extraPayment)),
          },
        ],
      },
    ],
  };
}

function monthsToContribute(value: number, extra: number): number {
  let months = 0;
  // Less than a cent is a rounding error, not another month.
  while (unpaid(value, extra, months) > 0.005) months += 1;
  return months;
}

function unpaid(value: number, extra: number, months: number): number {
  return Math.max(0, totalContributed(value) - contributedAfter(value, months) - extra * months);
}

function owedAfter(loan: number, schedule: Schedule): (year: number) => number {
  return (year) => (year === 0 ? loan : (schedule.balances[year * 12 - 1] ?? 0));
}

function unpaidAfter(value: number, extra: number): (year: number) => number {
  return (year) => {
    const left = unpaid(value, extra, year * 12);
    return left > 0.005 ? left : 0;
  };
}
