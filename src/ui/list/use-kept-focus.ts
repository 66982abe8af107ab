import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the list when the focused row or button disappeared after a change, or to the
 * page's heading when the list is gone too, so that keyboard users do not start at the top again.
 */
export function useKeptFocus<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const list = useRef<E>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      const active = document.activeElement;
      if (active && active !== document.body)
        hadFocus.current = list.current?.contains(active) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data is the reason to look.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      const target = list.current ?? document.querySelector<HTMLElement>('main h1');
      target?.focus({ preventScroll: true });
    }
  }, [shown]);
  return list;
}
