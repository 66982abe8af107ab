import { useEffect, useState } from 'react';

/** Gives the focus back, when this goes, to whatever had it when this came. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the library's own timer, which finds no trigger to return to.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      }, 10);
    },
    [before],
  );
}
