import type { CalculatorInput } from '../../inputs/inputs.ts';
import { TAB_INPUTS, type Tab } from '../../tabs/tabs.ts';

/** What visitors know about their own case; the rest is under 'More assumptions'. */
const MAIN_INPUTS: { readonly [T in Tab]: readonly CalculatorInput[] } = {
  'monthly-payment': [
    'propertyValue',
    'downPayment',
    'interestRate',
    'monthlyRent',
    'flexReduction',
  ],
  'buying-power': ['income', 'expenses', 'downPayment', 'interestRate', 'monthlyRent'],
  'lifetime-cost': [
    'propertyValue',
    'downPayment',
    'interestRate',
    'monthlyRent',
    'appreciation',
    'dollars',
    'inflation',
  ],
  'early-payoff': ['propertyValue', 'downPayment', 'interestRate', 'extraPayment'],
  'tax-benefits': [
    'propertyValue',
    'downPayment',
    'interestRate',
    'grossIncome',
    'filingStatus',
    'marginalTaxRate',
  ],
  'budget-impact': [
    'income',
    'expenses',
    'propertyValue',
    'downPayment',
    'interestRate',
    'monthlyRent',
  ],
  'investor-returns': [
    'propertyValue',
    'downPayment',
    'interestRate',
    'rentalIncome',
    'investmentReturn',
  ],
};

export type InputGroups = {
  readonly main: readonly CalculatorInput[];
  readonly more: readonly CalculatorInput[];
  /** Award and bid have controls of their own, beside the answer. */
  readonly hasAward: boolean;
  readonly hasBid: boolean;
};

export const AWARD_INPUTS: readonly CalculatorInput[] = ['awardMonth', 'otherBidders'];
export const BID_INPUTS: readonly CalculatorInput[] = ['bidMonth', 'bidInstalments'];

export function groupInputs(tab: Tab): InputGroups {
  const main = MAIN_INPUTS[tab];
  const elsewhere = [...main, ...AWARD_INPUTS, ...BID_INPUTS];
  return {
    main,
    more: TAB_INPUTS[tab].filter((input) => !elsewhere.includes(input)),
    hasAward: TAB_INPUTS[tab].includes('awardMonth'),
    hasBid: TAB_INPUTS[tab].includes('bidMonth'),
  };
}
