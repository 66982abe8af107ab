import { inputsFromQuery, mergeQuery, tabFromQuery } from '../address.ts';
import { type CalculatorInputs, DEFAULT_INPUTS } from '../inputs.ts';
import { DEFAULT_TAB, type Tab } from '../tabs.ts';
import { createTurns } from './turns.ts';

/**
 * How far the parts of the page are: the controls follow a slider at once, the answer, tables and
 * plots in turns, and what cannot be seen follows when the slider rests.
 */
export type Pace = 'atOnce' | 'answer' | 'tables' | 'plots' | 'settled';

export type SetInput = <K extends keyof CalculatorInputs>(
  input: K,
  value: CalculatorInputs[K],
) => void;

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

type CalculatorState = { readonly tab: Tab; readonly inputs: CalculatorInputs };

/** What is prerendered; the browser reads the address right after it. */
export const FIRST_STATE: CalculatorState = { tab: DEFAULT_TAB, inputs: DEFAULT_INPUTS };

/** Browsers refuse addresses that change with every pixel of a slider. */
const REST_MS = 250;

/**
 * Tab and inputs, kept in the address: a tab is a step in the history, an input is not. Going back
 * or forward shows what that address says. It stands outside of React so that a moving slider
 * touches only the parts that show its figures.
 */
export function createCalculatorStore() {
  let { tab } = FIRST_STATE;
  const paces: Record<Pace, CalculatorInputs> = everywhere(FIRST_STATE.inputs);
  const listeners = new Set<() => void>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const catchUp = (pace: Pace) => {
    if (paces[pace] === paces.atOnce) return;
    paces[pace] = paces.atOnce;
    tell();
  };
  const turns = createTurns<Pace>(['answer', 'tables', 'plots'], catchUp);

  const jumpTo = (state: CalculatorState) => {
    dropPending();
    tab = state.tab;
    Object.assign(paces, everywhere(state.inputs));
    tell();
  };
  const dropPending = () => {
    clearTimeout(rest);
    rest = undefined;
    turns.drop();
  };
  /** Brings the address and all parts up to date, if a slider has just been moved. */
  const settle = () => {
    if (rest === undefined) return;
    jumpTo({ tab, inputs: paces.atOnce });
    window.history.replaceState(window.history.state, '', addressOf(tab, paces.atOnce));
  };
  const changeInputs = (inputs: CalculatorInputs) => {
    paces.atOnce = inputs;
    tell();
    turns.begin();
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  };
  const setInput: SetInput = (input, value) => {
    if (paces.atOnce[input] !== value) changeInputs({ ...paces.atOnce, [input]: value });
  };

  return {
    getTab: () => tab,
    getInputs: (pace: Pace) => paces[pace],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setInput,
    resetInputs: () => changeInputs(DEFAULT_INPUTS),
    setTab(next: Tab) {
      // A click chooses a tab twice, by the press and by the focus it brings; it is one step.
      if (next === tab) return;
      settle();
      jumpTo({ tab: next, inputs: paces.atOnce });
      window.history.pushState(null, '', addressOf(next, paces.atOnce));
    },
    /** Follows the address until the returned function is called. */
    followAddress() {
      const ownPath = window.location.pathname;
      const read = () => {
        dropPending();
        // The page stays for a moment after the visitor has left it, until the next one is loaded.
        if (window.location.pathname === ownPath) jumpTo(stateOfAddress());
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
  return { atOnce: inputs, answer: inputs, tables: inputs, plots: inputs, settled: inputs };
}

function stateOfAddress(): CalculatorState {
  const query = new URLSearchParams(window.location.search);
  return { tab: tabFromQuery(query), inputs: inputsFromQuery(query) };
}

function addressOf(tab: Tab, inputs: CalculatorInputs): string {
  const url = new URL(window.location.href);
  url.search = mergeQuery(url.searchParams, inputs, tab).toString();
  return url.href;
}
