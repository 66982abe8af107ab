import { useEffect, useRef } from 'react';

let counter = 0;

/** Identifies our own entry in the browser's history. */
const markOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined;

/**
 * Makes the browser's Back button close an overlay instead of leaving the page. The overlay gets
 * its own history entry, which is removed when it is closed in another way. While `isPinned`, Back
 * does nothing.
 */
export function useCloseOnBack(onBack: () => void, isPinned = false): void {
  const latest = useRef({ onBack, isPinned });
  latest.current = { onBack, isPinned };
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = useRef(0);

  useEffect(() => {
    clearTimeout(leaving.current);
    mark.current ||= ++counter;
    const add = () => window.history.pushState({ dialog: mark.current }, '');
    if (markOf(window.history.state) !== mark.current) add();
    const onPop = () => {
      if (markOf(window.history.state) === mark.current) return;
      if (latest.current.isPinned) add();
      else latest.current.onBack();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Deferred: if closing also navigates to another page, that page reuses the entry.
      leaving.current = setTimeout(() => {
        if (markOf(window.history.state) === mark.current) window.history.back();
      });
    };
  }, []);
}
