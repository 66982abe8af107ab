import { useCallback, useEffect, useState } from 'react';

/** The opener elements of the open dialogs, the newest last. */
const openers: (HTMLElement | undefined)[] = [];

/**
 * Stores the focused element when a dialog opens, and restores focus to it. If a dialog replaced
 * another one, whose buttons no longer exist, focus returns to the opener of that one.
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
    // Runs a moment after the dialog has gone: a quick typist may have focused something else.
    const active = document.activeElement;
    const isFree = !active || active === document.body || active.matches('[data-dialog-open]');
    if (!isFree) return;
    for (const element of [opener, fallback]) {
      if (!element?.isConnected) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }, [opener, fallback]);
}
