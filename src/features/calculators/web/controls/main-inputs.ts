import type { CalculatorInput } from '../../inputs/inputs.ts';
import { TAB_INPUTS, type Tab } from '../../tabs/tabs.ts';

/** What a visitor knows about the own case; the rest waits under 'More assumptions'. */
const MAIN_INPUTS: { readonly [T in Tab]: readonly CalculatorInput[] } = {
  'monthly-payment': [
    'propertyValue',
    'downPayment',
    'interestRate',
    'monthlyRent',
    'flexReduction',
  ],
  'buying-power': ['income', 'expenses', 'downPayment', 'interestRate', 'monthlyRent'],
  'lifetime-cost': ['propertyValue', 'downPayment', 'interestRate', 'monthlyRent', 'appreciation'],
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
  /** The month of award stands by itself, beside the answer it turns; so does a bid. */
  readonly hasAward: boolean;
  readonly hasBid: boolean;
};

export const AWARD_INPUTS: readonly CalculatorInput[] = ['awardMonth', 'otherBidders'];
export const BID_INPUTS: readonly CalculatorInput[] = ['bidMonth', 'bidInstalments'];

/** Sorts the inputs of a tab into those shown first, those shown on demand, the award and a bid. */
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
