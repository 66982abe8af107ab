import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings focus to a list when the row that had it is gone after a change, so that nobody who uses
 * the keyboard starts again at the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(
  items: readonly unknown[],
): RefObject<E | null> {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is the reason to look.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [items]);
  return list;
}
