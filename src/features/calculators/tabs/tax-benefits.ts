import { awardChance } from '../figures/award-chance.ts';
import { mortgageOf } from '../figures/mortgage.ts';
import { programFees } from '../figures/program.ts';
import {
  mortgageTaxYears,
  programTaxYears,
  type TaxYear,
  totalSaved,
} from '../figures/tax-savings.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { compare, row, type TabResult, totalRow } from '../result.ts';

export type TaxBenefitsResult = TabResult & {
  readonly mortgageYears: readonly TaxYear[];
  readonly programYears: readonly TaxYear[];
};

/** Tax each side saves by itemising instead of taking the standard deduction. */
export function taxBenefits(inputs: CalculatorInputs): TaxBenefitsResult {
  const mortgage = mortgageOf(inputs);
  const { totalInterest } = mortgage.schedule;
  const mortgageYears = mortgageTaxYears(inputs, mortgage);
  const programYears = programTaxYears(inputs, inputs.awardMonth);
  const mortgageSaved = totalSaved(mortgageYears);
  const programSaved = totalSaved(programYears);
  const fees = programFees(inputs.propertyValue).total;
  const first = mortgageYears[0];
  const programFirst = programYears[0];

  return {
    tab: 'tax-benefits',
    answers: [
      compare('taxSaved', 'higher', mortgageSaved, programSaved),
      compare('costAfterTax', 'lower', totalInterest - mortgageSaved, fees - programSaved),
      awardChance(inputs),
    ],
    tables: [
      {
        key: 'firstTaxYearTable',
        rows: [
          row('interest', first?.interestPaid, 0),
          row('deductibleInterest', first?.interestDeductible, 0),
          row('itemisedDeductions', first?.itemised, programFirst?.itemised),
          row('standardDeduction', first?.standard, programFirst?.standard),
          totalRow('taxSaved', first?.saved, programFirst?.saved),
        ],
      },
      {
        key: 'allTaxYearsTable',
        rows: [
          row('interest', totalInterest, 0),
          row('feesAndReserve', 0, fees),
          row(
            'yearsItemising',
            yearsItemising(mortgageYears),
            yearsItemising(programYears),
            'years',
          ),
          row('taxSaved', mortgageSaved, programSaved),
          totalRow('costAfterTax', totalInterest - mortgageSaved, fees - programSaved),
        ],
      },
    ],
    plots: [
      {
        key: 'taxSavedByYear',
        xKey: 'year',
        xUnit: 'years',
        yUnit: 'dollars',
        x: mortgageYears.map(({ year }) => year),
        lines: [
          { key: 'mortgage', side: 'mortgage', values: mortgageYears.map(({ saved }) => saved) },
          { key: 'program', side: 'program', values: programYears.map(({ saved }) => saved) },
        ],
      },
    ],
    mortgageYears,
    programYears,
  };
}

function yearsItemising(years: readonly TaxYear[]): number {
  return years.filter(({ itemised, standard }) => itemised > standard).length;
}
