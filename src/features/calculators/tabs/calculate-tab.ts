import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { TabResult } from '../result.ts';
import { budgetImpact } from './budget-impact.ts';
import { buyingPower } from './buying-power.ts';
import { earlyPayoff } from './early-payoff.ts';
import { investorReturns } from './investor-returns.ts';
import { lifetimeCost } from './lifetime-cost.ts';
import { monthlyPayment } from './monthly-payment.ts';
import type { Tab } from './tabs.ts';
import { taxBenefits } from './tax-benefits.ts';

const calculators: { readonly [T in Tab]: (inputs: CalculatorInputs) => TabResult } = {
  'monthly-payment': monthlyPayment,
  'buying-power': buyingPower,
  'lifetime-cost': lifetimeCost,
  'early-payoff': earlyPayoff,
  'tax-benefits': taxBenefits,
  'budget-impact': budgetImpact,
  'investor-returns': investorReturns,
};

export function calculateTab(tab: Tab, inputs: CalculatorInputs): TabResult {
  return calculators[tab](inputs);
}
