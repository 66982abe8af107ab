import { useCallback, useEffect, useState } from 'react';

/** What opened each of the dialogs that are open now, the newest last. */
const openers: (HTMLElement | undefined)[] = [];

/**
 * Remembers what had focus when a dialog opened, and gives focus back to it. A dialog that took
 * the place of another one, whose buttons are gone by then, goes back to what opened that one.
 */
export function useOpener(): () => void {
  const [{ opener, fallback }] = useState(() => {
    const active = document.activeElement;
    const isSomewhere = active instanceof HTMLElement && active !== document.body;
    return { opener: isSomewhere ? active : undefined, fallback: openers.at(-1) };
  });
  useEffect(() => {
    const isInDialog = opener?.closest('[data-dialog-open]');
    const own = opener && !isInDialog ? opener : (fallback ?? opener);
    openers.push(own);
    return () => {
      openers.splice(openers.lastIndexOf(own), 1);
    };
  }, [opener, fallback]);
  return useCallback(() => {
    for (const element of [opener, fallback]) {
      if (!element?.isConnected) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }, [opener, fallback]);
}
