import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { assumptionsFromQuery, mergeQuery } from '../address.ts';
import { type Assumptions, DEFAULTS } from '../assumptions.ts';

/** Debounce, so that dragging a slider does not start a trial for every pixel. */
const DEBOUNCE_MS = 250;

/**
 * The assumptions, stored in the address so that a link shows the same groups. `settled` is the
 * debounced value; it is undefined until the address was read.
 */
export function useAssumptions() {
  const [assumptions, setAssumptions] = useState<Assumptions>(DEFAULTS);
  const [settled, setSettled] = useState<Assumptions>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const ownPath = window.location.pathname;
    const read = () => {
      // The page stays mounted after the visitor has left it, until the next one is loaded.
      if (window.location.pathname !== ownPath) return;
      clearTimeout(rest.current);
      const found = assumptionsFromQuery(new URLSearchParams(window.location.search));
      setAssumptions(found);
      setSettled(found);
    };
    read();
    const events = ['popstate', 'pushState'] as const;
    for (const name of events) window.addEventListener(name, read);
    return () => {
      for (const name of events) window.removeEventListener(name, read);
    };
  }, []);

  useEffect(() => () => clearTimeout(rest.current), []);

  const change = useCallback((changed: Partial<Assumptions>) => {
    setAssumptions((current) => {
      const next = { ...current, ...changed };
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        setSettled(next);
        const url = new URL(window.location.href);
        url.search = mergeQuery(url.searchParams, next).toString();
        window.history.replaceState(window.history.state, '', url.href);
      }, DEBOUNCE_MS);
      return next;
    });
  }, []);

  return { assumptions, settled, change };
}
