import { HORIZON_MONTHS, ownerCost } from './growth.ts';
import type { CalculatorInputs } from './inputs.ts';
import { mortgageOf } from './mortgage.ts';
import { monthlyContribution, PROGRAMME_MONTHS, programmeFees } from './programme.ts';
import {
  type Answer,
  compare,
  type Figure,
  range,
  row,
  type TabResult,
  totalRow,
} from './result.ts';

/** The share of the income each side takes and what is left, before and after the award. */
export function budgetImpact(inputs: CalculatorInputs): TabResult {
  const { payment } = mortgageOf(inputs);
  const contribution = monthlyContribution(inputs.propertyValue);
  const owning = ownerCost(inputs, 1);
  const left = (housing: number) => inputs.income - inputs.expenses - housing;
  const share = (amount: number) => shareOf(inputs.income, amount);
  const mortgageHousing = payment + owning;
  const programmeHousing = (month: number) =>
    (month <= PROGRAMME_MONTHS ? contribution : 0) +
    (month <= inputs.awardMonth ? inputs.monthlyRent : owning);
  const untilAward = programmeHousing(inputs.awardMonth);
  const months = range(1, HORIZON_MONTHS);

  return {
    tab: 'budget-impact',
    answers: [
      compareLeft('leftEachMonth', left(payment), left(contribution)),
      compareLeft('leftUntilAward', left(mortgageHousing), left(untilAward)),
    ],
    tables: [
      {
        key: 'budgetTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row(
            'feesInMonthlyPayment',
            0,
            programmeFees(inputs.propertyValue).total / PROGRAMME_MONTHS,
          ),
          row('shareOfIncome', share(payment), share(contribution), 'percent'),
          totalRow('leftEachMonth', left(payment), left(contribution)),
        ],
      },
      {
        key: 'budgetUntilAwardTable',
        rows: [
          row('monthlyPayment', payment, contribution),
          row('rentMeanwhile', 0, inputs.monthlyRent),
          row('ownerCostsMonthly', owning, 0),
          row('housingShareUntilAward', share(mortgageHousing), share(untilAward), 'percent'),
          totalRow('leftUntilAward', left(mortgageHousing), left(untilAward)),
        ],
      },
      {
        key: 'budgetLaterTable',
        rows: [
          row(
            'leftAfterAward',
            left(mortgageHousing),
            // An award with the last contribution leaves no month of contributing as an owner.
            inputs.awardMonth < PROGRAMME_MONTHS ? left(contribution + owning) : undefined,
          ),
          row('leftAfterLastContribution', left(mortgageHousing), left(owning)),
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
          { key: 'mortgage', side: 'mortgage', values: months.map(() => left(mortgageHousing)) },
          {
            key: 'programme',
            side: 'programme',
            values: months.map((month) => left(programmeHousing(month))),
          },
        ],
      },
    ],
  };
}

function shareOf(income: number, amount: number): Figure {
  return income > 0 ? (amount / income) * 100 : undefined;
}

const MISSING = { leftEachMonth: 'missingEachMonth', leftUntilAward: 'missingUntilAward' } as const;

/** Where the income covers neither side, nothing is 'left' with the better of them. */
function compareLeft(key: keyof typeof MISSING, mortgage: number, programme: number): Answer {
  const isNeitherCovered = Math.max(mortgage, programme) < 0;
  return compare(isNeitherCovered ? MISSING[key] : key, 'higher', mortgage, programme);
}
