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

/** The store, for parts that change inputs. */
export function useCalculator(): CalculatorStore {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('a part of the calculators stands outside of their page');
  return store;
}

export function useTab(): Tab {
  const { getTab, first } = useCalculator();
  return useSyncExternalStore(useSubscribe('settled'), getTab, () => first.tab);
}

/** Selects from the inputs; re-renders only when the selected value changes. */
export function useInputs<T>(pace: Pace, select: (inputs: CalculatorInputs) => T): T {
  const { getInputs, first } = useCalculator();
  return useSyncExternalStore(
    useSubscribe(pace),
    () => select(getInputs(pace)),
    () => select(first.inputs),
  );
}

export function useAllInputs(pace: Pace): CalculatorInputs {
  return useInputs(pace, (inputs) => inputs);
}

/**
 * Writes a value selected from the inputs directly into the DOM, now and on every change, and
 * returns the first value for rendering: a slider moves too often to re-render each time.
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
