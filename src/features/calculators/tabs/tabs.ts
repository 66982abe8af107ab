import type { CalculatorInput } from '../inputs/inputs.ts';

/** In the order they are shown. */
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

export function isTab(text: unknown): text is Tab {
  return TABS.some((tab) => tab === text);
}

const mortgage: readonly CalculatorInput[] = ['downPayment', 'interestRate', 'mortgageTerm'];
const home: readonly CalculatorInput[] = ['propertyValue', ...mortgage];
const award: readonly CalculatorInput[] = ['awardMonth', 'otherBidders'];
const bid: readonly CalculatorInput[] = ['bidMonth', 'bidInstalments'];
const owner: readonly CalculatorInput[] = ['propertyTaxRate', 'insuranceRate', 'upkeepRate'];
const closing: readonly CalculatorInput[] = ['closingMortgage', 'closingProgram'];
const taxes: readonly CalculatorInput[] = [
  'grossIncome',
  'filingStatus',
  'marginalTaxRate',
  'otherStateTaxes',
  'otherDeductions',
  'inflation',
];

/** The inputs that affect a tab's figures; only these are offered as controls. */
export const TAB_INPUTS: { readonly [T in Tab]: readonly CalculatorInput[] } = {
  'monthly-payment': [
    ...home,
    'flexReduction',
    ...award,
    ...bid,
    'monthlyRent',
    ...owner,
    'mortgageInsurance',
    ...closing,
    'appreciation',
  ],
  'buying-power': [
    ...mortgage,
    'mortgageInsurance',
    'income',
    'expenses',
    ...award,
    'monthlyRent',
    'appreciation',
  ],
  'lifetime-cost': [
    ...home,
    ...award,
    ...bid,
    'monthlyRent',
    'rentGrowth',
    'appreciation',
    ...owner,
    'mortgageInsurance',
    ...closing,
    ...taxes,
    'dollars',
  ],
  'early-payoff': [...home, 'extraPayment'],
  'tax-benefits': [...home, ...taxes, 'propertyTaxRate', 'appreciation', ...award],
  'budget-impact': [
    ...home,
    'mortgageInsurance',
    'income',
    'expenses',
    ...award,
    'monthlyRent',
    ...owner,
  ],
  'investor-returns': [
    ...home,
    'mortgageInsurance',
    ...closing,
    ...award,
    'investmentReturn',
    'rentalIncome',
    'vacancy',
    'rentGrowth',
    'appreciation',
    ...owner,
  ],
};
