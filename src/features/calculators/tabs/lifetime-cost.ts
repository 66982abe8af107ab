import { type AllInComparison, compareAllIn } from '../figures/all-in-cost.ts';
import { awardChance } from '../figures/award-chance.ts';
import { type BidOutcome, bidOutcome } from '../figures/bid.ts';
import { HORIZON_MONTHS, HORIZON_YEARS } from '../figures/growth.ts';
import { mortgageOf, mortgagePaidAfter } from '../figures/mortgage.ts';
import {
  contributedAfter,
  PROGRAM_MONTHS,
  programFees,
  totalContributed,
} from '../figures/program.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { type Answer, compare, range, row, type TabResult, totalRow } from '../result.ts';

export type LifetimeCostResult = TabResult & {
  readonly breakEvenAwardMonth: number | undefined;
  readonly bid: BidOutcome;
  /** The total cost with the award in the month of the bid, against the mortgage. */
  readonly bidCost: { readonly program: number; readonly mortgage: number };
};

/** The names of the whole count, in today's dollars or as paid. */
const ALL_IN_KEYS = {
  today: {
    answer: 'allInCostToday',
    table: 'allInTableToday',
    plot: 'costByAwardToday',
    mortgage: 'mortgageAllInToday',
    program: 'programAllInToday',
  },
  nominal: {
    answer: 'allInCost',
    table: 'allInTable',
    plot: 'costByAward',
    mortgage: 'mortgageAllIn',
    program: 'programAllIn',
  },
} as const;

/** What each side pays in total: with the wait for the award, and as quoted. */
export function lifetimeCost(inputs: CalculatorInputs): LifetimeCostResult {
  const value = inputs.propertyValue;
  const mortgage = mortgageOf(inputs);
  const { totalInterest } = mortgage.schedule;
  const insurance = mortgage.insurance * mortgage.insuredMonths;
  const mortgageTotal = mortgagePaidAfter(mortgage, HORIZON_MONTHS) - mortgage.closingCosts;
  const programTotal = totalContributed(value);
  const fees = programFees(value);
  const allIn = compareAllIn(inputs, mortgage);
  const years = range(0, HORIZON_YEARS);
  const awards = range(1, PROGRAM_MONTHS);
  const keys = ALL_IN_KEYS[inputs.dollars];

  return {
    tab: 'lifetime-cost',
    answers: [
      compare('lifetimeCost', 'lower', mortgageTotal, programTotal),
      compare(keys.answer, 'lower', allIn.mortgage.total, allIn.program.total),
      breakEvenAnswer(allIn),
      awardChance(inputs),
    ],
    tables: [
      {
        key: keys.table,
        rows: [
          row('totalPaid', allIn.mortgage.paid, allIn.program.paid),
          row('rentMeanwhile', allIn.mortgage.rent, allIn.program.rent),
          row('priceRiseMeanwhile', allIn.mortgage.priceRise, allIn.program.priceRise),
          row('closingCosts', allIn.mortgage.closing, allIn.program.closing),
          row('ownerCosts', allIn.mortgage.ownerCosts, allIn.program.ownerCosts),
          row('taxSavedAsCost', -allIn.mortgage.taxSaved, -allIn.program.taxSaved),
          totalRow('allInCost', allIn.mortgage.total, allIn.program.total),
        ],
      },
      {
        key: 'lifetimeTable',
        rows: [
          row('downPayment', mortgage.downPayment, 0),
          row('towardsHome', mortgage.loan, value),
          row('interest', totalInterest, 0),
          row('mortgageInsurance', insurance, 0),
          row('adminFees', 0, fees.admin),
          row('reserve', 0, fees.reserve),
          totalRow('totalPaid', mortgageTotal, programTotal),
          row('costAboveValue', mortgageTotal - value, programTotal - value),
        ],
      },
    ],
    plots: [
      {
        key: 'costByYear',
        xKey: 'year',
        xUnit: 'years',
        yUnit: 'dollars',
        x: years,
        lines: [
          {
            key: 'mortgage',
            side: 'mortgage',
            values: years.map(
              (year) => mortgagePaidAfter(mortgage, year * 12) - mortgage.closingCosts,
            ),
          },
          {
            key: 'program',
            side: 'program',
            values: years.map((year) => contributedAfter(value, year * 12)),
          },
          { key: keys.mortgage, side: 'mortgage', values: allIn.mortgage.byYear },
          { key: keys.program, side: 'program', values: allIn.program.byYear },
        ],
      },
      {
        key: keys.plot,
        xKey: 'awardMonth',
        xUnit: 'month',
        yUnit: 'dollars',
        x: awards,
        lines: [
          {
            key: keys.mortgage,
            side: 'mortgage',
            values: awards.map(() => allIn.mortgage.total),
          },
          { key: keys.program, side: 'program', values: allIn.programByAwardMonth },
        ],
      },
    ],
    breakEvenAwardMonth: allIn.breakEvenAwardMonth,
    bid: bidOutcome(inputs),
    bidCost: {
      program: allIn.programByAwardMonth[inputs.bidMonth - 1] ?? allIn.program.total,
      mortgage: allIn.mortgage.total,
    },
  };
}

/**
 * 'tie' means that the winner changes at this month. Usually an early award favors the program;
 * where prices fall, a late one may.
 */
function breakEvenAnswer({ mortgage, programByAwardMonth }: AllInComparison): Answer {
  const wins = programByAwardMonth.map((total) => total <= mortgage.total);
  const turns = wins.flatMap((isWin, index) =>
    index > 0 && isWin !== wins[index - 1] ? index : [],
  );
  const [turn] = turns;
  if (turn === undefined) {
    return breakEven('breakEven', wins[0] ? 'program' : 'mortgage', 0);
  }
  if (turns.length > 1) return breakEven('breakEvenMixed', 'tie', 0);
  // Months count from 1: `turn` is the last month before the change, `turn + 1` the first after it.
  return wins[0]
    ? breakEven('breakEven', 'tie', turn)
    : breakEven('breakEvenLater', 'tie', turn + 1);
}

function breakEven(key: Answer['key'], winner: Answer['winner'], month: number): Answer {
  return { key, winner, amount: month, unit: 'month' };
}
