import { growthOver, HORIZON_MONTHS, HORIZON_YEARS } from './growth.ts';
import { type CalculatorInputs, NUMBER_FIELDS } from './inputs.ts';
import {
  type Investment,
  investWithMortgage,
  investWithProgramme,
  rentalHome,
} from './investor-cash-flows.ts';
import { yearlyReturn } from './irr.ts';
import { mortgageOf } from './mortgage.ts';
import { PROGRAMME_MONTHS, programmeFees } from './programme.ts';
import { compare, type Figure, range, row, type TabResult, totalRow } from './result.ts';

/**
 * Cash flow, gain and yearly return over 30 years. Both investors start with the same money: the
 * one puts it down on the home, the other invests it and joins the programme beside.
 */
export function investorReturns(inputs: CalculatorInputs): TabResult {
  const mortgage = mortgageOf(inputs);
  const start = mortgage.downPayment;
  const home = rentalHome(inputs);
  const bought = investWithMortgage(home, mortgage);
  const awarded = investWithProgramme(home, inputs, inputs.awardMonth);
  const invested = (month: number) => start * growthOver(month, inputs.investmentReturn);
  const investedAtEnd = invested(HORIZON_MONTHS);
  const investmentGain = investedAtEnd - start;

  const withInvestment = (investment: Investment) =>
    yearlyReturn(addInvestment(investment.flows, start, investedAtEnd));
  const mortgageReturn = yearlyReturn(bought.flows);
  const programmeReturn = withInvestment(awarded);
  const programmeGain = awarded.netGain + investmentGain;
  const years = range(0, HORIZON_YEARS);
  const awards = [1, ...range(12, NUMBER_FIELDS.awardMonth.max, 12)];
  // Twenty-one returns cost more than all the rest: worked out when somebody looks at them.
  let returnsByAward: readonly Figure[] | undefined;

  return {
    tab: 'investor-returns',
    answers: [
      compare('netGain', 'higher', bought.netGain, programmeGain),
      ...(mortgageReturn !== undefined && programmeReturn !== undefined
        ? [compare('yearlyReturn', 'higher', mortgageReturn, programmeReturn, 'percent')]
        : []),
    ],
    tables: [
      {
        key: 'cashFlowTable',
        rows: [
          row('cashFlowFirstYear', monthly(bought, 0), monthly(awarded, 0)),
          row(
            'cashFlowAfterAward',
            monthly(bought, inputs.awardMonth),
            monthly(awarded, inputs.awardMonth),
          ),
          row(
            'cashFlowAfterLastContribution',
            monthly(bought, PROGRAMME_MONTHS),
            monthly(awarded, PROGRAMME_MONTHS),
          ),
        ],
      },
      {
        key: 'returnsTable',
        rows: [
          row('investorPaid', -bought.paid, -awarded.paid),
          row('feesWithinPaid', 0, -programmeFees(inputs.propertyValue).total),
          row('rentReceived', bought.rentReceived, awarded.rentReceived),
          row('ownerCosts', -bought.ownerCosts, -awarded.ownerCosts),
          row('saleValue', bought.saleValue, awarded.saleValue),
          row('investmentGain', 0, investmentGain),
          totalRow('netGain', bought.netGain, programmeGain),
          totalRow('yearlyReturn', mortgageReturn, programmeReturn, 'percent'),
          row('yearlyReturnAlone', undefined, yearlyReturn(awarded.flows), 'percent'),
        ],
      },
    ],
    plots: [
      {
        key: 'positionByYear',
        xKey: 'year',
        xUnit: 'years',
        yUnit: 'dollars',
        x: years,
        lines: [
          { key: 'mortgage', side: 'mortgage', values: bought.positionByYear },
          {
            key: 'programme',
            side: 'programme',
            values: years.map(
              (year) => (awarded.positionByYear[year] ?? 0) + invested(year * 12) - start,
            ),
          },
        ],
      },
      {
        key: 'returnByAward',
        xKey: 'awardMonth',
        xUnit: 'month',
        yUnit: 'percent',
        x: awards,
        lines: [
          { key: 'mortgage', side: 'mortgage', values: awards.map(() => mortgageReturn) },
          {
            key: 'programme',
            side: 'programme',
            get values() {
              returnsByAward ??= awards.map((month) =>
                withInvestment(investWithProgramme(home, inputs, month)),
              );
              return returnsByAward;
            },
          },
        ],
      },
    ],
  };
}

function addInvestment(flows: readonly number[], start: number, end: number): readonly number[] {
  return flows.map((flow, month) => {
    if (month === 0) return flow - start;
    return month === HORIZON_MONTHS ? flow + end : flow;
  });
}

/** The average monthly cash flow of the twelve months after a month. */
function monthly({ flows }: Investment, after: number): Figure {
  const year = flows.slice(after + 1, after + 13);
  return year.reduce((sum, flow) => sum + flow, 0) / year.length;
}
