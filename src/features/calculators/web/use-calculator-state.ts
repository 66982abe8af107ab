import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { inputsFromQuery, mergeQuery, tabFromQuery } from '../address.ts';
import { type CalculatorInputs, DEFAULT_INPUTS } from '../inputs.ts';
import { DEFAULT_TAB, type Tab } from '../tabs.ts';

export type CalculatorState = { readonly tab: Tab; readonly inputs: CalculatorInputs };

export type SetInput = <K extends keyof CalculatorInputs>(
  input: K,
  value: CalculatorInputs[K],
) => void;

/** What is prerendered; the browser reads the address right after it. */
const FIRST_STATE: CalculatorState = { tab: DEFAULT_TAB, inputs: DEFAULT_INPUTS };

/** Browsers refuse addresses that change with every pixel of a slider. */
const WRITE_AFTER_MS = 250;

/**
 * Tab and inputs, kept in the address: a tab is a step in the history, an input is not. Going back
 * or forward shows what that address says.
 */
export function useCalculatorState() {
  const [state, setState] = useState(FIRST_STATE);
  const latest = useRef(state);
  const pendingWrite = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = useCallback((next: CalculatorState) => {
    latest.current = next;
    setState(next);
  }, []);

  const writePending = useCallback(() => {
    if (pendingWrite.current === undefined) return;
    clearTimeout(pendingWrite.current);
    pendingWrite.current = undefined;
    window.history.replaceState(window.history.state, '', addressOf(latest.current));
  }, []);

  useLayoutEffect(() => {
    const dropPending = () => {
      clearTimeout(pendingWrite.current);
      pendingWrite.current = undefined;
    };
    const ownPath = window.location.pathname;
    const read = () => {
      dropPending();
      // The page stays for a moment after the visitor has left it, until the next one is loaded.
      if (window.location.pathname === ownPath) change(stateOfAddress());
    };
    read();
    // The router tells of links by an event of this name.
    const events = ['popstate', 'pushState'] as const;
    for (const name of events) window.addEventListener(name, read);
    window.addEventListener('pagehide', writePending);
    return () => {
      dropPending();
      for (const name of events) window.removeEventListener(name, read);
      window.removeEventListener('pagehide', writePending);
    };
  }, [change, writePending]);

  const changeInputs = useCallback(
    (inputs: CalculatorInputs) => {
      change({ ...latest.current, inputs });
      clearTimeout(pendingWrite.current);
      pendingWrite.current = setTimeout(writePending, WRITE_AFTER_MS);
    },
    [change, writePending],
  );

  const setInput: SetInput = useCallback(
    (input, value) => changeInputs({ ...latest.current.inputs, [input]: value }),
    [changeInputs],
  );

  const resetInputs = useCallback(() => changeInputs(DEFAULT_INPUTS), [changeInputs]);

  const setTab = useCallback(
    (tab: Tab) => {
      // A click chooses a tab twice, by the press and by the focus it brings; it is one step.
      if (tab === latest.current.tab) return;
      writePending();
      change({ ...latest.current, tab });
      window.history.pushState(null, '', addressOf(latest.current));
    },
    [change, writePending],
  );

  return { ...state, setInput, resetInputs, setTab };
}

function stateOfAddress(): CalculatorState {
  const query = new URLSearchParams(window.location.search);
  return { tab: tabFromQuery(query), inputs: inputsFromQuery(query) };
}

function addressOf({ tab, inputs }: CalculatorState): string {
  const url = new URL(window.location.href);
  url.search = mergeQuery(url.searchParams, inputs, tab).toString();
  return url.href;
}
