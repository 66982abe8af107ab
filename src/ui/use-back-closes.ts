import { useEffect, useRef } from 'react';

let counter = 0;

/** The mark that our own entry carries in the browser's history. */
const markOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined;

/**
 * Lets the browser's Back close what lies over the page instead of leaving the page. It gets an
 * entry of its own in the history, which goes when it is closed in another way. While `isPinned`,
 * Back changes nothing.
 */
export function useBackCloses(onBack: () => void, isPinned = false): void {
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
      // Not at once: what closes it may also lead to another page, which takes the entry over.
      leaving.current = setTimeout(() => {
        if (markOf(window.history.state) === mark.current) window.history.back();
      });
    };
  }, []);
}
