import type { CalculatorInput } from './inputs.ts';

/** The tabs of the calculators page, in the order they are shown. */
export const TABS = [
  'monthly-payment',
  'buying-power',
  'lifetime-cost',
  'early-payoff',
  'tax-benefits',
  'budget-impact',
  'investor-returns',
] as const;

export type Tab = (typeof TABS)[number];

export const DEFAULT_TAB: Tab = 'monthly-payment';

/** Tells whether a text, from an address for instance, names one of the tabs. */
export function isTab(text: unknown): text is Tab {
  return TABS.some((tab) => tab === text);
}

const home: readonly CalculatorInput[] = ['propertyValue', 'downPayment', 'interestRate'];

/** The inputs that change a tab's figures, so that the page offers no control without effect. */
export const TAB_INPUTS: { readonly [T in Tab]: readonly CalculatorInput[] } = {
  'monthly-payment': [...home, 'flexReduction', 'awardMonth', 'monthlyRent'],
  'buying-power': [
    'downPayment',
    'interestRate',
    'income',
    'expenses',
    'awardMonth',
    'monthlyRent',
    'appreciation',
  ],
  'lifetime-cost': [
    ...home,
    'awardMonth',
    'monthlyRent',
    'rentGrowth',
    'appreciation',
    'propertyTaxRate',
    'upkeepRate',
    'income',
    'filingStatus',
    'marginalTaxRate',
    'otherStateTaxes',
    'otherDeductions',
    'inflation',
  ],
  'early-payoff': [...home, 'extraPayment'],
  'tax-benefits': [
    ...home,
    'filingStatus',
    'marginalTaxRate',
    'income',
    'propertyTaxRate',
    'otherStateTaxes',
    'otherDeductions',
    'appreciation',
    'inflation',
    'awardMonth',
  ],
  'budget-impact': [
    ...home,
    'income',
    'expenses',
    'awardMonth',
    'monthlyRent',
    'propertyTaxRate',
    'upkeepRate',
  ],
  'investor-returns': [
    ...home,
    'awardMonth',
    'investmentReturn',
    'rentalIncome',
    'vacancy',
    'rentGrowth',
    'appreciation',
    'propertyTaxRate',
    'upkeepRate',
  ],
};
