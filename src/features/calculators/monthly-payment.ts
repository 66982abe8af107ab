import { type FlexOutcome, flexOutcomes } from './flex.ts';
import { HORIZON_MONTHS } from './growth.ts';
import type { CalculatorInputs } from './inputs.ts';
import { MORTGAGE_MONTHS, mortgageOf } from './mortgage.ts';
import {
  monthlyContribution,
  PROGRAMME_MONTHS,
  programmeFees,
  RESERVATION_DEPOSIT,
} from './programme.ts';
import { compare, type Figure, range, row, type TabResult, totalRow } from './result.ts';

export type MonthlyPaymentResult = TabResult & { readonly flex: readonly FlexOutcome[] };

/** What each side costs a month and on day one, and the Flex Plan's three ways. */
export function monthlyPayment(inputs: CalculatorInputs): MonthlyPaymentResult {
  const { payment, downPayment } = mortgageOf(inputs);
  const contribution = monthlyContribution(inputs.propertyValue);
  const rent = inputs.monthlyRent;
  const fees = programmeFees(inputs.propertyValue).total / PROGRAMME_MONTHS;
  const months = range(1, HORIZON_MONTHS);
  const flex = flexOutcomes(inputs);

  return {
    tab: 'monthly-payment',
    answers: [
      compare('monthlyPayment', 'lower', payment, contribution),
      compare('monthlyUntilAward', 'lower', payment, contribution + rent),
      compare('cashOnDayOne', 'lower', downPayment, RESERVATION_DEPOSIT),
    ],
    tables: [
      {
        key: 'paymentTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('feesInMonthlyPayment', 0, fees),
          row('cashOnDayOne', downPayment, RESERVATION_DEPOSIT),
          row('numberOfPayments', MORTGAGE_MONTHS, PROGRAMME_MONTHS, 'months'),
        ],
      },
      {
        key: 'untilAwardTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('rentMeanwhile', 0, rent),
          totalRow('monthlyUntilAward', payment, contribution + rent),
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
          { key: 'mortgage', side: 'mortgage', values: months.map(() => payment) },
          {
            key: 'programme',
            side: 'programme',
            values: months.map((month) => (month <= PROGRAMME_MONTHS ? contribution : 0)),
          },
          ...flex.map((outcome) => ({
            key: flexLabels[outcome.choice],
            side: 'programme' as const,
            values: months.map((month) => flexPayment(outcome, month, inputs.awardMonth)),
          })),
        ],
      },
    ],
    flex,
  };
}

const flexLabels = {
  full: 'flexFull',
  intermediate: 'flexIntermediate',
  flex: 'flexFlex',
} as const;

function flexPayment(outcome: FlexOutcome, month: number, awardMonth: number): Figure {
  if (month > PROGRAMME_MONTHS) return 0;
  if (month > awardMonth) return outcome.monthlyAfterAward;
  const due = month === awardMonth ? outcome.dueAtAward : 0;
  return outcome.monthlyUntilAward + due;
}
