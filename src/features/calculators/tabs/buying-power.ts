import { awardChance } from '../figures/award-chance.ts';
import { growthOver } from '../figures/growth.ts';
import { insuranceShare, levelPayment, mortgageMonths } from '../figures/mortgage.ts';
import { affordableValue, monthlyContribution, programFees } from '../figures/program.ts';
import { type CalculatorInputs, NUMBER_FIELDS, PROPERTY_VALUE_CHOICES } from '../inputs/inputs.ts';
import { compare, range, row, type TabResult, totalRow } from '../result.ts';
import { MORTGAGE_BUDGET_SHARE, PROGRAM_BUDGET_SHARE } from './budget-shares.ts';

export type PlanFit = {
  readonly propertyValue: number;
  readonly mortgagePayment: number;
  readonly contribution: number;
  readonly fitsMortgageBudget: boolean;
  readonly fitsProgramBudget: boolean;
};

export type BuyingPowerResult = TabResult & { readonly plans: readonly PlanFit[] };

/** The most expensive home that the remaining income pays for, on each side. */
export function buyingPower(inputs: CalculatorInputs): BuyingPowerResult {
  const left = Math.max(0, inputs.income - inputs.expenses);
  const leftAfterRent = Math.max(0, inputs.income - inputs.expenses - inputs.monthlyRent);
  const mortgageBudget = MORTGAGE_BUDGET_SHARE * left;
  const budget = PROGRAM_BUDGET_SHARE * left;
  const budgetAfterRent = PROGRAM_BUDGET_SHARE * leftAfterRent;

  const ownShare = 1 - inputs.downPayment / 100;
  const months = mortgageMonths(inputs);
  const insured = insuranceShare(inputs);
  const paymentFor = (loan: number, rate: number) =>
    levelPayment(loan, rate, months) + loan * insured;
  // The budget includes mortgage insurance, which is a share of the same loan.
  const mortgageValue = (rate: number) => mortgageBudget / paymentFor(1, rate) / ownShare;
  const value = mortgageValue(inputs.interestRate);
  const credit = affordableValue(budget);
  const creditAfterRent = affordableValue(budgetAfterRent);
  const inTodaysPrices = (amount: number, month: number) =>
    amount / growthOver(month, inputs.appreciation);
  const realCredit = inTodaysPrices(creditAfterRent, inputs.awardMonth);

  const rates = range(NUMBER_FIELDS.interestRate.min, NUMBER_FIELDS.interestRate.max, 0.5);
  const awards = [1, ...range(12, NUMBER_FIELDS.awardMonth.max, 12)];

  return {
    tab: 'buying-power',
    answers:
      left === 0
        ? [compare('noBuyingPower', 'higher', 0, 0)]
        : [
            compare('buyingPower', 'higher', value, credit),
            compare('buyingPowerAfterWait', 'higher', value, realCredit),
            awardChance(inputs),
          ],
    tables: [
      {
        key: 'buyingPowerWaitTable',
        rows: [
          row('budgetAfterRent', mortgageBudget, budgetAfterRent),
          row('highestValueAfterRent', value, creditAfterRent),
          totalRow('highestValueInTodaysPrices', value, realCredit),
        ],
      },
      {
        key: 'buyingPowerTable',
        rows: [
          row('leftOfIncome', left, left),
          row('monthlyBudget', mortgageBudget, budget),
          totalRow('highestValue', value, credit),
          row('highestValueAtSameShare', value, affordableValue(mortgageBudget)),
          row('cashForDownPayment', value - value * ownShare, 0),
          row('feesAndReserve', 0, programFees(credit).total),
        ],
      },
    ],
    plots: [
      {
        key: 'buyingPowerByRate',
        xKey: 'interestRate',
        xUnit: 'percent',
        yUnit: 'dollars',
        x: rates,
        lines: [
          { key: 'mortgage', side: 'mortgage', values: rates.map(mortgageValue) },
          { key: 'program', side: 'program', values: rates.map(() => credit) },
        ],
      },
      {
        key: 'buyingPowerByAward',
        xKey: 'awardMonth',
        xUnit: 'month',
        yUnit: 'dollars',
        x: awards,
        lines: [
          { key: 'mortgage', side: 'mortgage', values: awards.map(() => value) },
          {
            key: 'programInTodaysPrices',
            side: 'program',
            values: awards.map((month) => inTodaysPrices(creditAfterRent, month)),
          },
        ],
      },
    ],
    plans: PROPERTY_VALUE_CHOICES.map((propertyValue) => {
      const mortgagePayment = paymentFor(propertyValue * ownShare, inputs.interestRate);
      const contribution = monthlyContribution(propertyValue);
      return {
        propertyValue,
        mortgagePayment,
        contribution,
        fitsMortgageBudget: mortgagePayment <= mortgageBudget,
        fitsProgramBudget: contribution <= budget,
      };
    }),
  };
}
