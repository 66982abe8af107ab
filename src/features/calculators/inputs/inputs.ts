import { TERM_MONTHS } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import { MIN_BID_INSTALMENTS } from '#features/program-rules/constants.ts';
import { CHOICE_FIELDS, type ChoiceInputs, mapChoices } from './choice-inputs.ts';

/** Everything a visitor can set; all tabs share one object. */
export type CalculatorInputs = NumberInputs & ChoiceInputs;

/**
 * Amounts are dollars, percentages are points (7.5 is 7.5 %), rates are per year, rents per month.
 */
export type NumberInputs = {
  readonly propertyValue: number;
  readonly downPayment: number;
  readonly interestRate: number;
  readonly awardMonth: number;
  readonly flexReduction: number;
  /** The month of a bid, and how many of the last instalments it pays. */
  readonly bidMonth: number;
  readonly bidInstalments: number;
  /** Monthly, after taxes. */
  readonly income: number;
  /** Monthly, before taxes. */
  readonly grossIncome: number;
  readonly expenses: number;
  readonly monthlyRent: number;
  readonly rentGrowth: number;
  readonly appreciation: number;
  readonly propertyTaxRate: number;
  readonly insuranceRate: number;
  readonly upkeepRate: number;
  /** Mortgage insurance, a share of the loan per year; required below 20 % down payment. */
  readonly mortgageInsurance: number;
  readonly closingMortgage: number;
  readonly closingProgram: number;
  readonly extraPayment: number;
  readonly marginalTaxRate: number;
  readonly otherStateTaxes: number;
  readonly otherDeductions: number;
  readonly inflation: number;
  readonly investmentReturn: number;
  readonly rentalIncome: number;
  readonly vacancy: number;
};

export type NumberInput = keyof NumberInputs;
export type CalculatorInput = keyof CalculatorInputs;

export type NumberField = {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** The slider's step; the number box accepts anything in range, such as a 7.125 % rate. */
  readonly step: number;
  readonly unit: 'dollars' | 'percent' | 'month';
  /** The name in the page's address. Visitors keep links: never reuse or rename one. */
  readonly param: string;
};

/** Offered as buttons beside the slider: the two plans of the program. */
export const PROPERTY_VALUE_CHOICES = [450_000, 650_000] as const;

/**
 * Ranges and defaults. Some come from the specification; the others: by month 133 a member who
 * never bids is as likely selected as not, if one in ten bids; rents are a usual share of the
 * property value; 3 % growth of rents and prices is near the long US average; 0.6 % property tax is
 * near Utah's effective rate for a residence; $7,800 before taxes leave a single filer in Utah
 * about $6,000, and 22 % is the bracket. `usual-inputs.ts` keeps them consistent.
 */
export const NUMBER_FIELDS: { readonly [K in NumberInput]: NumberField } = {
  propertyValue: dollars('value', 450_000, 100_000, 1_500_000, 5_000),
  downPayment: percent('down', 20, 0, 50, 1),
  interestRate: percent('rate', 7.5, 3, 12, 0.1),
  awardMonth: { param: 'award', default: 133, min: 1, max: TERM_MONTHS, step: 1, unit: 'month' },
  flexReduction: percent('flex', 50, 10, 50, 5),
  bidMonth: {
    param: 'bid-month',
    default: 12,
    min: 1,
    max: LAST_BID_MONTH,
    step: 1,
    unit: 'month',
  },
  bidInstalments: {
    param: 'bid',
    default: TERM_MONTHS / 2,
    min: MIN_BID_INSTALMENTS,
    max: TERM_MONTHS - 1,
    step: 1,
    unit: 'month',
  },
  income: dollars('income', 6_000, 0, 40_000, 100),
  grossIncome: dollars('gross', 7_800, 0, 60_000, 100),
  expenses: dollars('expenses', 2_500, 0, 40_000, 100),
  monthlyRent: dollars('rent', 2_000, 0, 10_000, 50),
  rentGrowth: percent('rent-growth', 3, 0, 10, 0.5),
  appreciation: percent('appreciation', 3, -5, 10, 0.5),
  propertyTaxRate: percent('property-tax', 0.6, 0, 3, 0.1),
  insuranceRate: percent('insurance', 0.3, 0, 2, 0.1),
  upkeepRate: percent('upkeep', 0.9, 0, 4, 0.1),
  mortgageInsurance: percent('pmi', 0.6, 0, 2, 0.1),
  closingMortgage: percent('closing', 0, 0, 6, 0.5),
  closingProgram: percent('award-closing', 0, 0, 6, 0.5),
  extraPayment: dollars('extra', 200, 0, 5_000, 50),
  marginalTaxRate: percent('tax-rate', 22, 0, 37, 1),
  otherStateTaxes: dollars('state-taxes', 3_000, 0, 50_000, 500),
  otherDeductions: dollars('deductions', 0, 0, 50_000, 500),
  inflation: percent('inflation', 2.5, 0, 10, 0.5),
  investmentReturn: percent('return', 7, 0, 15, 0.5),
  rentalIncome: dollars('rental', 2_500, 0, 15_000, 50),
  vacancy: percent('vacancy', 5, 0, 50, 1),
};

export const NUMBER_INPUTS = Object.keys(NUMBER_FIELDS) as readonly NumberInput[];

export const DEFAULT_INPUTS: CalculatorInputs = {
  ...mapNumbers((input) => NUMBER_FIELDS[input].default),
  ...mapChoices((input) => CHOICE_FIELDS[input].default),
};

/** Limits a number to the input's range and rounds it; NaN and infinity become the default. */
export function clampInput(input: NumberInput, value: number): number {
  const { min, max, unit, default: fallback } = NUMBER_FIELDS[input];
  if (!Number.isFinite(value)) return fallback;
  const inRange = Math.min(max, Math.max(min, value));
  // Adding 0 turns -0 into 0, because an address cannot hold -0.
  return roundTo[unit](inRange) + 0;
}

export function clampInputs(inputs: CalculatorInputs): CalculatorInputs {
  return {
    ...mapNumbers((input) => clampInput(input, inputs[input])),
    ...mapChoices((input) => inputs[input]),
  };
}

export function mapNumbers(figureOf: (input: NumberInput) => number): NumberInputs {
  return Object.fromEntries(
    NUMBER_INPUTS.map((input) => [input, figureOf(input)]),
  ) as unknown as NumberInputs;
}

// Dollars are rounded to cents, months to whole months. A tiny income would give a huge share of
// it.
const roundTo: { readonly [U in NumberField['unit']]: (value: number) => number } = {
  dollars: (value) => Math.round(value * 100) / 100,
  percent: (value) => value,
  month: Math.round,
};

function dollars(param: string, fallback: number, min: number, max: number, step: number) {
  return { param, default: fallback, min, max, step, unit: 'dollars' } as const;
}

function percent(param: string, fallback: number, min: number, max: number, step: number) {
  return { param, default: fallback, min, max, step, unit: 'percent' } as const;
}
