import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import { awardChance } from '../figures/award-chance.ts';
import { type BidOutcome, bidOutcome } from '../figures/bid.ts';
import { type FlexOutcome, flexOutcomes } from '../figures/flex.ts';
import { awardClosing, HORIZON_MONTHS, ownerCost } from '../figures/growth.ts';
import { mortgageOf, mortgagePaymentIn } from '../figures/mortgage.ts';
import {
  contributionIn,
  monthlyContribution,
  PROGRAM_MONTHS,
  programFees,
} from '../figures/program.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { compare, type Figure, range, row, type TabResult, totalRow } from '../result.ts';

/** In dollars: paid when reserving a spot and credited to the first contribution. */
const DEPOSIT = DEPOSIT_CENTS / 100;

export type MonthlyPaymentResult = TabResult & {
  readonly flex: readonly FlexOutcome[];
  readonly bid: BidOutcome;
};

/** What each side costs a month and on day one, and the Flex Plan's three choices. */
export function monthlyPayment(inputs: CalculatorInputs): MonthlyPaymentResult {
  const mortgage = mortgageOf(inputs);
  const { payment, insurance, downPayment, closingCosts } = mortgage;
  const owning = ownerCost(inputs, 1);
  const counted = payment + insurance + owning;
  const contribution = monthlyContribution(inputs.propertyValue);
  const rent = inputs.monthlyRent;
  const fees = programFees(inputs.propertyValue).total / PROGRAM_MONTHS;
  const months = range(1, HORIZON_MONTHS);
  const flex = flexOutcomes(inputs);

  return {
    tab: 'monthly-payment',
    answers: [
      compare('monthlyPayment', 'lower', payment, contribution),
      compare('monthlyUntilAward', 'lower', counted, contribution + rent),
      compare('cashOnDayOne', 'lower', downPayment + closingCosts, DEPOSIT),
      awardChance(inputs),
    ],
    tables: [
      {
        key: 'untilAwardTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('mortgageInsurance', insurance, 0),
          row('ownerCostsMonthly', owning, 0),
          row('rentMeanwhile', 0, rent),
          totalRow('monthlyUntilAward', counted, contribution + rent),
        ],
      },
      {
        key: 'paymentTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('feesInMonthlyPayment', 0, fees),
          row('downPayment', downPayment, 0),
          row('closingOnDayOne', closingCosts, 0),
          row('deposit', 0, DEPOSIT),
          totalRow('cashOnDayOne', downPayment + closingCosts, DEPOSIT),
          row('closingAtAward', 0, awardClosing(inputs, inputs.awardMonth)),
          row('numberOfPayments', mortgage.months, PROGRAM_MONTHS, 'months'),
        ],
      },
    ],
    plots: [
      {
        key: 'paymentByMonth',
        xKey: 'month',
        xUnit: 'month',
        yUnit: 'dollars',
        x: months,
        lines: [
          {
            key: 'mortgage',
            side: 'mortgage',
            values: months.map((month) => mortgagePaymentIn(mortgage, month)),
          },
          {
            key: 'program',
            side: 'program',
            values: months.map((month) => contributionIn(inputs.propertyValue, month)),
          },
          ...flex.map((outcome) => ({
            key: flexLabels[outcome.choice],
            side: 'program' as const,
            values: months.map((month) => flexPayment(outcome, month, inputs.awardMonth)),
          })),
        ],
      },
    ],
    flex,
    bid: bidOutcome(inputs),
  };
}

const flexLabels = {
  full: 'flexFull',
  intermediate: 'flexIntermediate',
  flex: 'flexFlex',
} as const;

function flexPayment(outcome: FlexOutcome, month: number, awardMonth: number): Figure {
  if (month > PROGRAM_MONTHS) return 0;
  if (month > awardMonth) return outcome.monthlyAfterAward;
  const due = month === awardMonth ? outcome.dueAtAward : 0;
  return outcome.monthlyUntilAward + due;
}
