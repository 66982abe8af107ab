import { flushSync } from 'react-dom';
import { inputsFromQuery, mergeQuery, tabFromQuery } from '../address.ts';
import { type CalculatorInputs, DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { changeInput } from '../inputs/usual-inputs.ts';
import { DEFAULT_TAB, type Tab } from '../tabs/tabs.ts';
import { createFrameScheduler } from './frame-scheduler.ts';
import { resultOf } from './results/result-of.ts';

/**
 * When a part of the page is updated while a slider moves: at once, in a later frame, or when the
 * slider stops, which is soon enough for what is not visible.
 */
export type Pace = 'atOnce' | 'inLaterFrame' | 'settled';

export type SetInput = <K extends keyof CalculatorInputs>(
  input: K,
  value: CalculatorInputs[K],
) => void;

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

type Listener = () => void;

export type CalculatorState = { readonly tab: Tab; readonly inputs: CalculatorInputs };

/** What is prerendered. */
export const FIRST_STATE: CalculatorState = { tab: DEFAULT_TAB, inputs: DEFAULT_INPUTS };

/** Browsers refuse addresses that change with every pixel of a slider. */
const REST_MS = 250;

/**
 * Tab and inputs, kept in the address: a tab is a step in the history, an input is not. Going back
 * or forward shows what that address says. It stands outside of React so that a moving slider
 * touches only the parts that show its figures.
 */
export function createCalculatorStore(first: CalculatorState) {
  let { tab } = first;
  const inputs: Record<Pace, CalculatorInputs> = everywhere(first.inputs);
  const listeners = { atOnce: new Set<Listener>(), settled: new Set<Listener>() };
  let rest: ReturnType<typeof setTimeout> | undefined;

  const scheduler = createFrameScheduler<Listener>(flushSync, () => {
    inputs.inLaterFrame = inputs.atOnce;
  });
  // The first frame: the result that all other parts show is computed here.
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
  /** Brings the address and all parts up to date, if a slider has just been moved. */
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
    rest = setTimeout(settle, REST_MS);
  };
  const setInput: SetInput = (input, value) => {
    if (inputs.atOnce[input] !== value) changeInputs(changeInput(inputs.atOnce, input, value));
  };

  return {
    /** What the page showed before anything changed. */
    first,
    getTab: () => tab,
    getInputs: (pace: Pace) => inputs[pace],
    /** Tells of changes at this pace; of a new tab at any. */
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
      // A click chooses a tab twice, by the press and by the focus it brings; it is one step.
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
        // The page stays for a moment after the visitor has left it, until the next one is loaded.
        if (window.location.pathname === ownPath) jumpTo(stateOf(window.location.search));
      };
      read();
      // The router tells of links by an event of this name.
      const events = ['popstate', 'pushState'] as const;
      for (const name of events) window.addEventListener(name, read);
      // What is printed or left is what was set last.
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

/** Tab and inputs of an address. */
export function stateOf(search: string): CalculatorState {
  const query = new URLSearchParams(search);
  return { tab: tabFromQuery(query), inputs: inputsFromQuery(query) };
}

function addressOf(tab: Tab, inputs: CalculatorInputs): string {
  const url = new URL(window.location.href);
  url.search = mergeQuery(url.searchParams, inputs, tab).toString();
  return url.href;
}
