import { awardChance } from './award-chance.ts';
import type { CalculatorInputs } from './inputs.ts';
import { mortgageOf } from './mortgage.ts';
import { programmeFees } from './programme.ts';
import { compare, row, type TabResult, totalRow } from './result.ts';
import { mortgageTaxYears, programmeTaxYears, type TaxYear, totalSaved } from './tax-savings.ts';

export type TaxBenefitsResult = TabResult & {
  readonly mortgageYears: readonly TaxYear[];
  readonly programmeYears: readonly TaxYear[];
};

/** Tax each side saves by itemising instead of taking the standard deduction. */
export function taxBenefits(inputs: CalculatorInputs): TaxBenefitsResult {
  const mortgage = mortgageOf(inputs);
  const { totalInterest } = mortgage.schedule;
  const mortgageYears = mortgageTaxYears(inputs, mortgage);
  const programmeYears = programmeTaxYears(inputs, inputs.awardMonth);
  const mortgageSaved = totalSaved(mortgageYears);
  const programmeSaved = totalSaved(programmeYears);
  const fees = programmeFees(inputs.propertyValue).total;
  const first = mortgageYears[0];
  const programmeFirst = programmeYears[0];

  return {
    tab: 'tax-benefits',
    answers: [
      compare('taxSaved', 'higher', mortgageSaved, programmeSaved),
      compare('costAfterTax', 'lower', totalInterest - mortgageSaved, fees - programmeSaved),
      awardChance(inputs),
    ],
    tables: [
      {
        key: 'firstTaxYearTable',
        rows: [
          row('interest', first?.interestPaid, 0),
          row('deductibleInterest', first?.interestDeductible, 0),
          row('itemisedDeductions', first?.itemised, programmeFirst?.itemised),
          row('standardDeduction', first?.standard, programmeFirst?.standard),
          totalRow('taxSaved', first?.saved, programmeFirst?.saved),
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
            yearsItemising(programmeYears),
            'years',
          ),
          row('taxSaved', mortgageSaved, programmeSaved),
          totalRow('costAfterTax', totalInterest - mortgageSaved, fees - programmeSaved),
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
          { key: 'programme', side: 'programme', values: programmeYears.map(({ saved }) => saved) },
        ],
      },
    ],
    mortgageYears,
    programmeYears,
  };
}

function yearsItemising(years: readonly TaxYear[]): number {
  return years.filter(({ itemised, standard }) => itemised > standard).length;
}
