import { useEffect } from 'react';

/** While `isInert`, the page behind a dialog takes no focus and no clicks; toasts still do. */
export function useInertPage(isInert: boolean): void {
  useEffect(() => {
    if (!isInert) return;
    const parts = [
      ...document.querySelectorAll(
        '#root > :is(a, header, main, footer), body > :is(aside, section)',
      ),
    ];
    const changed = parts.filter((part) => !part.hasAttribute('inert'));
    for (const part of changed) part.setAttribute('inert', '');
    return () => {
      for (const part of changed) part.removeAttribute('inert');
    };
  }, [isInert]);
}
