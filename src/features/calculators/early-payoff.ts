import { HORIZON_YEARS } from './growth.ts';
import type { CalculatorInputs } from './inputs.ts';
import { amortise, MORTGAGE_MONTHS, mortgageOf, type Schedule } from './mortgage.ts';
import {
  monthlyContribution,
  PROGRAMME_MONTHS,
  programmeFees,
  totalContributed,
} from './programme.ts';
import { compare, range, row, type TabResult, totalRow } from './result.ts';

/** What an extra amount a month shortens and saves; the programme's fees are owed either way. */
export function earlyPayoff(inputs: CalculatorInputs): TabResult {
  const { loan, payment, schedule } = mortgageOf(inputs);
  const faster = amortise(loan, inputs.interestRate, payment + inputs.extraPayment);
  const months = faster.balances.length;
  const interestSaved = schedule.totalInterest - faster.totalInterest;

  const value = inputs.propertyValue;
  const contribution = monthlyContribution(value);
  const fasterContribution = contribution + inputs.extraPayment;
  const programmeMonths = monthsToContribute(totalContributed(value), fasterContribution);
  const years = range(0, HORIZON_YEARS);

  return {
    tab: 'early-payoff',
    answers: [
      compare('payoffMoneySaved', 'higher', interestSaved, 0),
      compare(
        inputs.extraPayment > 0 ? 'payoffMonths' : 'payoffMonthsWithoutExtra',
        'lower',
        months,
        programmeMonths,
        'months',
      ),
    ],
    tables: [
      {
        key: 'payoffTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('monthlyWithExtra', payment + inputs.extraPayment, fasterContribution),
          row('monthsRegular', MORTGAGE_MONTHS, PROGRAMME_MONTHS, 'months'),
          row('monthsWithExtra', months, programmeMonths, 'months'),
          totalRow(
            'monthsSaved',
            MORTGAGE_MONTHS - months,
            PROGRAMME_MONTHS - programmeMonths,
            'months',
          ),
          row('interest', schedule.totalInterest, 0),
          row('interestWithExtra', faster.totalInterest, 0),
          row('feesAndReserve', 0, programmeFees(value).total),
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
            key: 'programme',
            side: 'programme',
            values: years.map(unpaidAfter(value, contribution)),
          },
          {
            key: 'programmeExtra',
            side: 'programme',
            values: years.map(unpaidAfter(value, fasterContribution)),
          },
        ],
      },
    ],
  };
}

function monthsToContribute(total: number, monthly: number): number {
  // A quotient a hair above a whole number is rounding, not one more month.
  return Math.ceil(total / monthly - 1e-9);
}

function owedAfter(loan: number, schedule: Schedule): (year: number) => number {
  return (year) => (year === 0 ? loan : (schedule.balances[year * 12 - 1] ?? 0));
}

function unpaidAfter(value: number, monthly: number): (year: number) => number {
  return (year) => Math.max(0, totalContributed(value) - monthly * year * 12);
}
