import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { CalculatorStore, Pace } from './calculator-store.ts';

export const CalculatorContext = createContext<CalculatorStore | undefined>(undefined);

/** The store itself, for what changes figures. */
export function useCalculator(): CalculatorStore {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('a part of the calculators stands outside of their page');
  return store;
}

export function useTab(): Tab {
  const { getTab, first } = useCalculator();
  return useSyncExternalStore(useSubscribe('settled'), getTab, () => first.tab);
}

/** Something of the inputs: the part is drawn again only when it has changed. */
export function useInputs<T>(pace: Pace, select: (inputs: CalculatorInputs) => T): T {
  const { getInputs, first } = useCalculator();
  return useSyncExternalStore(
    useSubscribe(pace),
    () => select(getInputs(pace)),
    () => select(first.inputs),
  );
}

/** All inputs, for what shows figures made of them. */
export function useAllInputs(pace: Pace): CalculatorInputs {
  return useInputs(pace, (inputs) => inputs);
}

/**
 * Writes something of the inputs straight into the page, now and whenever it changes, and returns
 * what it was at first: a slider moves too often for its part to be drawn again each time.
 */
export function useWritten<T>(
  pace: Pace,
  select: (inputs: CalculatorInputs) => T,
  write: (selected: T) => void,
): T {
  const { subscribe, getInputs } = useCalculator();
  const [first] = useState(() => select(getInputs(pace)));
  useLayoutEffect(() => {
    let written: T | undefined;
    const follow = () => {
      const selected = select(getInputs(pace));
      if (selected === written) return;
      written = selected;
      write(selected);
    };
    follow();
    return subscribe(pace, follow);
  });
  return first;
}

function useSubscribe(pace: Pace) {
  const { subscribe } = useCalculator();
  return useCallback((listener: () => void) => subscribe(pace, listener), [subscribe, pace]);
}
