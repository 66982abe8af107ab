import { awardChance } from '../figures/award-chance.ts';
import { HORIZON_MONTHS, ownerCost } from '../figures/growth.ts';
import { mortgageOf, mortgagePaymentIn } from '../figures/mortgage.ts';
import {
  contributionIn,
  monthlyContribution,
  PROGRAM_MONTHS,
  programFees,
} from '../figures/program.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import {
  type Answer,
  compare,
  type Figure,
  range,
  row,
  type TabResult,
  totalRow,
} from '../result.ts';

/** The share of the income each side takes and what remains, before and after the award. */
export function budgetImpact(inputs: CalculatorInputs): TabResult {
  const mortgage = mortgageOf(inputs);
  const { payment, insurance } = mortgage;
  const contribution = monthlyContribution(inputs.propertyValue);
  const owning = ownerCost(inputs, 1);
  const left = (housing: number) => inputs.income - inputs.expenses - housing;
  const share = (amount: number) => shareOf(inputs.income, amount);
  const mortgageHousing = (month: number) => mortgagePaymentIn(mortgage, month) + owning;
  const programHousing = (month: number) =>
    contributionIn(inputs.propertyValue, month) +
    (month <= inputs.awardMonth ? inputs.monthlyRent : owning);
  const now = mortgageHousing(1);
  const untilAward = contribution + inputs.monthlyRent;
  const months = range(1, HORIZON_MONTHS);

  return {
    tab: 'budget-impact',
    answers: [
      compareLeft('leftEachMonth', left(payment), left(contribution)),
      compareLeft('leftUntilAward', left(now), left(untilAward)),
      ...shortfallUntilAward(left(untilAward), inputs.awardMonth),
      awardChance(inputs),
    ],
    tables: [
      {
        key: 'budgetUntilAwardTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('mortgageInsurance', insurance, 0),
          row('rentMeanwhile', 0, inputs.monthlyRent),
          row('ownerCostsMonthly', owning, 0),
          row('housingShareUntilAward', share(now), share(untilAward), 'percent'),
          totalRow('leftUntilAward', left(now), left(untilAward)),
        ],
      },
      {
        key: 'budgetTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('feesInMonthlyPayment', 0, programFees(inputs.propertyValue).total / PROGRAM_MONTHS),
          row('shareOfIncome', share(payment), share(contribution), 'percent'),
          totalRow('leftEachMonth', left(payment), left(contribution)),
        ],
      },
      {
        key: 'budgetLaterTable',
        rows: [
          row(
            'leftAfterAward',
            left(mortgageHousing(inputs.awardMonth + 1)),
            // After an award with the last contribution, no contributions are left to pay as an
            // owner.
            inputs.awardMonth < PROGRAM_MONTHS ? left(contribution + owning) : undefined,
          ),
          row('leftAfterLastContribution', left(mortgageHousing(PROGRAM_MONTHS + 1)), left(owning)),
        ],
      },
    ],
    plots: [
      {
        key: 'leftByMonth',
        xKey: 'month',
        xUnit: 'month',
        yUnit: 'dollars',
        x: months,
        lines: [
          {
            key: 'mortgage',
            side: 'mortgage',
            values: months.map((month) => left(mortgageHousing(month))),
          },
          {
            key: 'program',
            side: 'program',
            values: months.map((month) => left(programHousing(month))),
          },
        ],
      },
    ],
  };
}

function shareOf(income: number, amount: number): Figure {
  return income > 0 ? (amount / income) * 100 : undefined;
}

/** Shown before any comparison if rent and contribution together exceed the income. */
function shortfallUntilAward(left: number, awardMonth: number): readonly Answer[] {
  if (left > -0.5) return [];
  const more = { amount: -left * awardMonth, unit: 'dollars' } as const;
  return [{ key: 'shortfallUntilAward', winner: 'mortgage', amount: -left, unit: 'dollars', more }];
}

const MISSING = { leftEachMonth: 'missingEachMonth', leftUntilAward: 'missingUntilAward' } as const;

/** If the income covers neither side, the answer speaks of what is missing, not of what is left. */
function compareLeft(key: keyof typeof MISSING, mortgage: number, program: number): Answer {
  const isNeitherCovered = Math.max(mortgage, program) < 0;
  return compare(isNeitherCovered ? MISSING[key] : key, 'higher', mortgage, program);
}
