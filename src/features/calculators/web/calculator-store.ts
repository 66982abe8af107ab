import { flushSync } from 'react-dom';
import { inputsFromQuery, mergeQuery, tabFromQuery } from '../address.ts';
import { type CalculatorInputs, DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { changeInput } from '../inputs/usual-inputs.ts';
import { DEFAULT_TAB, type Tab } from '../tabs/tabs.ts';
import { createFrameScheduler } from './frame-scheduler.ts';
import { resultOf } from './results/result-of.ts';

/**
 * When a part of the page updates while a slider moves: at once, in a later frame, or when the
 * slider stops, which is enough for what is not visible.
 */
export type Pace = 'atOnce' | 'inLaterFrame' | 'settled';

export type SetInput = <K extends keyof CalculatorInputs>(
  input: K,
  value: CalculatorInputs[K],
) => void;

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

type Listener = () => void;

export type CalculatorState = { readonly tab: Tab; readonly inputs: CalculatorInputs };

/** The prerendered state. */
export const FIRST_STATE: CalculatorState = { tab: DEFAULT_TAB, inputs: DEFAULT_INPUTS };

/** Debounce: browsers throttle frequent changes of the address. */
const DEBOUNCE_MS = 250;

/**
 * Tab and inputs, stored in the address: a new tab adds a history entry, an input does not. Back
 * and forward show what that address says. The store is outside of React, so that a moving slider
 * re-renders only the parts that show its figures.
 */
export function createCalculatorStore(first: CalculatorState) {
  let { tab } = first;
  const inputs: Record<Pace, CalculatorInputs> = everywhere(first.inputs);
  const listeners = { atOnce: new Set<Listener>(), settled: new Set<Listener>() };
  let rest: ReturnType<typeof setTimeout> | undefined;

  const scheduler = createFrameScheduler<Listener>(flushSync, () => {
    inputs.inLaterFrame = inputs.atOnce;
  });
  // Joins first, so that the shared result is computed before other parts read it.
  scheduler.join(() => resultOf(tab, inputs.inLaterFrame));

  const tell = (followers: Iterable<Listener>) => {
    for (const listener of followers) listener();
  };
  const jumpTo = (state: CalculatorState) => {
    dropPending();
    tab = state.tab;
    Object.assign(inputs, everywhere(state.inputs));
    tell([...listeners.atOnce, ...scheduler.parts, ...listeners.settled]);
  };
  const dropPending = () => {
    clearTimeout(rest);
    rest = undefined;
    scheduler.drop();
  };
  /** Updates the address and all parts at once if a debounce is pending. */
  const settle = () => {
    if (rest === undefined) return;
    jumpTo({ tab, inputs: inputs.atOnce });
    window.history.replaceState(window.history.state, '', addressOf(tab, inputs.atOnce));
  };
  const changeInputs = (changed: CalculatorInputs) => {
    inputs.atOnce = changed;
    tell(listeners.atOnce);
    scheduler.begin();
    clearTimeout(rest);
    rest = setTimeout(settle, DEBOUNCE_MS);
  };
  const setInput: SetInput = (input, value) => {
    if (inputs.atOnce[input] !== value) changeInputs(changeInput(inputs.atOnce, input, value));
  };

  return {
    /** The state before any change, as hydrated. */
    first,
    getTab: () => tab,
    getInputs: (pace: Pace) => inputs[pace],
    /** Subscribes to changes at this pace; a new tab notifies every listener. */
    subscribe(pace: Pace, listener: Listener) {
      if (pace === 'inLaterFrame') return scheduler.join(listener);
      listeners[pace].add(listener);
      return () => {
        listeners[pace].delete(listener);
      };
    },
    setInput,
    resetInputs: () => changeInputs(DEFAULT_INPUTS),
    setTab(next: Tab) {
      // A click selects a tab twice, by pointer down and by focus; it must add one history entry.
      if (next === tab) return;
      settle();
      jumpTo({ tab: next, inputs: inputs.atOnce });
      window.history.pushState(null, '', addressOf(next, inputs.atOnce));
    },
    /** Follows the address until the returned function is called. */
    followAddress() {
      const ownPath = window.location.pathname;
      const read = () => {
        dropPending();
        // The page stays mounted after the visitor has left it, until the next one is loaded.
        if (window.location.pathname === ownPath) jumpTo(stateOf(window.location.search));
      };
      read();
      // The router dispatches an event of this name for links.
      const events = ['popstate', 'pushState'] as const;
      for (const name of events) window.addEventListener(name, read);
      // Printing or leaving the page must not lose the last input.
      const moments = ['pagehide', 'beforeprint'] as const;
      for (const name of moments) window.addEventListener(name, settle);
      return () => {
        dropPending();
        for (const name of events) window.removeEventListener(name, read);
        for (const name of moments) window.removeEventListener(name, settle);
      };
    },
  };
}

function everywhere(inputs: CalculatorInputs): Record<Pace, CalculatorInputs> {
  return { atOnce: inputs, inLaterFrame: inputs, settled: inputs };
}

export function stateOf(search: string): CalculatorState {
  const query = new URLSearchParams(search);
  return { tab: tabFromQuery(query), inputs: inputsFromQuery(query) };
}

function addressOf(tab: Tab, inputs: CalculatorInputs): string {
  const url = new URL(window.location.href);
  url.search = mergeQuery(url.searchParams, inputs, tab).toString();
  return url.href;
}
