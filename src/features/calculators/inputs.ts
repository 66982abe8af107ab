import { FILING_STATUSES, type FilingStatus } from './tax-law.ts';

/** Everything a visitor can set; all seven tabs read the same object. */
export type CalculatorInputs = NumberInputs & { readonly filingStatus: FilingStatus };

/** Dollars are dollars, percentages are points (7.5 is 7.5 %), rates are a year, rents a month. */
export type NumberInputs = {
  readonly propertyValue: number;
  readonly downPayment: number;
  readonly interestRate: number;
  readonly awardMonth: number;
  readonly flexReduction: number;
  readonly income: number;
  readonly expenses: number;
  readonly monthlyRent: number;
  readonly rentGrowth: number;
  readonly appreciation: number;
  readonly propertyTaxRate: number;
  readonly upkeepRate: number;
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
  /** The slider's step; the number box takes anything in range (a 7.125 % rate is a real one). */
  readonly step: number;
  readonly unit: 'dollars' | 'percent' | 'month';
  /** The name in the page's address. Links are kept by visitors: never reuse or rename one. */
  readonly param: string;
};

/** Values the page offers as buttons beside the slider: the two plans of the programme. */
export const PROPERTY_VALUE_CHOICES = [450_000, 650_000] as const;

/**
 * Ranges and defaults. Those the specification names are its own; of the others:
 * award month 120 is the middle of the 240 draws, so neither side is flattered; 3 % growth of rents
 * and prices is near the long US average; 0.6 % property tax is near Utah's effective rate for a
 * residence; 22 % is the bracket of a single filer with the default income.
 */
export const NUMBER_FIELDS: { readonly [K in NumberInput]: NumberField } = {
  propertyValue: dollars('value', 450_000, 100_000, 1_500_000, 5_000),
  downPayment: percent('down', 20, 0, 50, 1),
  interestRate: percent('rate', 7.5, 3, 12, 0.1),
  awardMonth: { param: 'award', default: 120, min: 1, max: 240, step: 1, unit: 'month' },
  flexReduction: percent('flex', 50, 10, 50, 5),
  income: dollars('income', 6_000, 0, 40_000, 100),
  expenses: dollars('expenses', 2_500, 0, 40_000, 100),
  monthlyRent: dollars('rent', 2_000, 0, 10_000, 50),
  rentGrowth: percent('rent-growth', 3, 0, 10, 0.5),
  appreciation: percent('appreciation', 3, -5, 10, 0.5),
  propertyTaxRate: percent('property-tax', 0.6, 0, 3, 0.1),
  upkeepRate: percent('upkeep', 1.2, 0, 4, 0.1),
  extraPayment: dollars('extra', 200, 0, 5_000, 50),
  marginalTaxRate: percent('tax-rate', 22, 0, 37, 1),
  otherStateTaxes: dollars('state-taxes', 3_000, 0, 50_000, 500),
  otherDeductions: dollars('deductions', 0, 0, 50_000, 500),
  inflation: percent('inflation', 2.5, 0, 10, 0.5),
  investmentReturn: percent('return', 7, 0, 15, 0.5),
  rentalIncome: dollars('rental', 2_500, 0, 15_000, 50),
  vacancy: percent('vacancy', 5, 0, 50, 1),
};

export const FILING_STATUS_PARAM = 'filing';

export const NUMBER_INPUTS = Object.keys(NUMBER_FIELDS) as readonly NumberInput[];

/** The inputs a visitor finds when opening the page without a link. */
export const DEFAULT_INPUTS: CalculatorInputs = {
  ...mapNumbers((input) => NUMBER_FIELDS[input].default),
  filingStatus: 'single',
};

/** Brings any number into the input's range: what is not finite becomes the default. */
export function clampInput(input: NumberInput, value: number): number {
  const { min, max, unit, default: fallback } = NUMBER_FIELDS[input];
  if (!Number.isFinite(value)) return fallback;
  const inRange = Math.min(max, Math.max(min, value));
  // Adding 0 turns -0 into 0, which an address cannot carry.
  return roundTo[unit](inRange) + 0;
}

/** Brings a whole set of inputs into range, whatever it held before. */
export function clampInputs(inputs: CalculatorInputs): CalculatorInputs {
  return {
    ...mapNumbers((input) => clampInput(input, inputs[input])),
    filingStatus: isFilingStatus(inputs.filingStatus)
      ? inputs.filingStatus
      : DEFAULT_INPUTS.filingStatus,
  };
}

export function isFilingStatus(text: unknown): text is FilingStatus {
  return FILING_STATUSES.some((status) => status === text);
}

/** Builds the number inputs by asking for each of them. */
export function mapNumbers(figureOf: (input: NumberInput) => number): NumberInputs {
  return Object.fromEntries(
    NUMBER_INPUTS.map((input) => [input, figureOf(input)]),
  ) as unknown as NumberInputs;
}

// Money has cents and an award a month; a crumb of income would make an endless share of it.
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
