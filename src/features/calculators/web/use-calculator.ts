import { createContext, useContext, useSyncExternalStore } from 'react';
import { calculateTab } from '../calculate-tab.ts';
import type { CalculatorInputs } from '../inputs.ts';
import type { TabResult } from '../result.ts';
import type { Tab } from '../tabs.ts';
import { type CalculatorStore, FIRST_STATE, type Pace } from './calculator-store.ts';

export const CalculatorContext = createContext<CalculatorStore | undefined>(undefined);

/** The store itself, for what changes figures. */
export function useCalculator(): CalculatorStore {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('a part of the calculators stands outside of their page');
  return store;
}

export function useTab(): Tab {
  const { subscribe, getTab } = useCalculator();
  return useSyncExternalStore(subscribe, getTab, () => FIRST_STATE.tab);
}

/** Something of the inputs: the part is drawn anew only when it has changed. */
export function useInputs<T>(pace: Pace, select: (inputs: CalculatorInputs) => T): T {
  const { subscribe, getInputs } = useCalculator();
  return useSyncExternalStore(
    subscribe,
    () => select(getInputs(pace)),
    () => select(FIRST_STATE.inputs),
  );
}

/** All inputs, for what shows figures made of them. */
export function useAllInputs(pace: Pace): CalculatorInputs {
  return useInputs(pace, (inputs) => inputs);
}

const results = new WeakMap<CalculatorInputs, Map<Tab, TabResult>>();

/** The figures of a tab, worked out once for all parts that show them. */
export function resultOf(tab: Tab, inputs: CalculatorInputs): TabResult {
  const known = results.get(inputs) ?? new Map<Tab, TabResult>();
  results.set(inputs, known);
  const result = known.get(tab) ?? calculateTab(tab, inputs);
  known.set(tab, result);
  return result;
}
