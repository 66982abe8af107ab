import { awardChance } from '../figures/award-chance.ts';
import { HORIZON_YEARS } from '../figures/growth.ts';
import { yearlyReturn } from '../figures/irr.ts';
import { mortgageOf } from '../figures/mortgage.ts';
import { PROGRAM_MONTHS, programFees } from '../figures/program.ts';
import { type CalculatorInputs, NUMBER_FIELDS } from '../inputs/inputs.ts';
import { compare, type Figure, range, row, type TabResult, totalRow } from '../result.ts';
import { type EqualOutlay, withEqualOutlays } from './investor-beside.ts';
import {
  type Investment,
  investWithMortgage,
  investWithProgram,
  rentalHome,
} from './investor-cash-flows.ts';

type BothSides = { readonly mortgage: EqualOutlay; readonly program: EqualOutlay };

/**
 * Cash flow, gain and yearly return over 30 years. Both investors spend the same money every month:
 * the side that pays less invests the difference at the visitor's rate.
 */
export function investorReturns(inputs: CalculatorInputs): TabResult {
  const home = rentalHome(inputs);
  const bought = investWithMortgage(home, mortgageOf(inputs));
  const awarded = investWithProgram(home, inputs, inputs.awardMonth);
  const equal = (other: Investment): BothSides => ({
    mortgage: withEqualOutlays(bought, other, inputs.investmentReturn),
    program: withEqualOutlays(other, bought, inputs.investmentReturn),
  });
  const { mortgage, program } = equal(awarded);
  const years = range(0, HORIZON_YEARS);
  const awards = [1, ...range(12, NUMBER_FIELDS.awardMonth.max, 12)];
  // Computed lazily: the returns of all award months cost more than everything else.
  let known: readonly BothSides[] | undefined;
  const returnsByAward = (side: keyof BothSides): readonly Figure[] => {
    known ??= awards.map((month) => equal(investWithProgram(home, inputs, month)));
    return known.map((sides) => sides[side].yearlyReturn);
  };

  return {
    tab: 'investor-returns',
    answers: [
      compare('netGain', 'higher', mortgage.netGain, program.netGain),
      ...(mortgage.yearlyReturn !== undefined && program.yearlyReturn !== undefined
        ? [
            compare(
              'yearlyReturn',
              'higher',
              mortgage.yearlyReturn,
              program.yearlyReturn,
              'percent',
            ),
          ]
        : []),
      awardChance(inputs),
    ],
    tables: [
      {
        key: 'returnsTable',
        rows: [
          row('investorPaid', -bought.paid, -awarded.paid),
          row('feesWithinPaid', 0, -programFees(inputs.propertyValue).total),
          row('rentReceived', bought.rentReceived, awarded.rentReceived),
          row('ownerCosts', -bought.ownerCosts, -awarded.ownerCosts),
          row('saleValue', bought.saleValue, awarded.saleValue),
          row('investmentGain', mortgage.gainAside, program.gainAside),
          totalRow('netGain', mortgage.netGain, program.netGain),
          totalRow('yearlyReturn', mortgage.yearlyReturn, program.yearlyReturn, 'percent'),
        ],
      },
      {
        key: 'besideTable',
        rows: [
          row('ownMoney', mortgage.ownMoney, program.ownMoney),
          row('putAside', mortgage.putAside, program.putAside),
          row('worthAside', mortgage.worthAside, program.worthAside),
          row(
            'yearlyReturnAlone',
            yearlyReturn(bought.flows),
            yearlyReturn(awarded.flows),
            'percent',
          ),
        ],
      },
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
            monthly(bought, PROGRAM_MONTHS),
            monthly(awarded, PROGRAM_MONTHS),
          ),
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
          { key: 'mortgage', side: 'mortgage', values: mortgage.positionByYear },
          { key: 'program', side: 'program', values: program.positionByYear },
        ],
      },
      {
        key: 'returnByAward',
        xKey: 'awardMonth',
        xUnit: 'month',
        yUnit: 'percent',
        x: awards,
        lines: [
          {
            key: 'mortgage',
            side: 'mortgage',
            get values() {
              return returnsByAward('mortgage');
            },
          },
          {
            key: 'program',
            side: 'program',
            get values() {
              return returnsByAward('program');
            },
          },
        ],
      },
    ],
  };
}

/** The average monthly cash flow of the twelve months after a month. */
function monthly({ flows }: Investment, after: number): Figure {
  const year = flows.slice(after + 1, after + 13);
  return year.reduce((sum, flow) => sum + flow, 0) / year.length;
}
