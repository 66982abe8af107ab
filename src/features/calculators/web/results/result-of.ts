import type { CalculatorInputs } from '../../inputs/inputs.ts';
import type { TabResult } from '../../result.ts';
import { calculateTab } from '../../tabs/calculate-tab.ts';
import type { Tab } from '../../tabs/tabs.ts';

const results = new WeakMap<CalculatorInputs, Map<Tab, TabResult>>();

/** Cached per inputs, so that all parts of the page share one result. */
export function resultOf(tab: Tab, inputs: CalculatorInputs): TabResult {
  const known = results.get(inputs) ?? new Map<Tab, TabResult>();
  results.set(inputs, known);
  const result = known.get(tab) ?? calculateTab(tab, inputs);
  known.set(tab, result);
  return result;
}
