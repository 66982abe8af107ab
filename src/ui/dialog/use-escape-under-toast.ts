import { useEffect, useRef } from 'react';
import { readToast } from '../toast/toast-store.ts';

/** The dialogs that are open, the newest last. */
const stack: symbol[] = [];

/**
 * Escape closes the dialog although a toast is shown. The library would close the toast, which
 * came later, and leave the dialog for a second Escape.
 */
export function useEscapeUnderToast(onClose: () => void, isPinned = false): void {
  const latest = useRef({ onClose, isPinned });
  latest.current = { onClose, isPinned };
  useEffect(() => {
    const own = Symbol('dialog');
    stack.push(own);
    const hear = (event: KeyboardEvent) => {
      const isOurs = event.key === 'Escape' && stack.at(-1) === own && readToast()?.isOpen;
      const isInDialog = document.activeElement?.closest('[data-dialog-open]');
      if (!isOurs || !isInDialog || latest.current.isPinned) return;
      event.stopPropagation();
      latest.current.onClose();
    };
    // On the window, so that it comes before the library's listener on the document.
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      window.removeEventListener('keydown', hear, { capture: true });
      stack.splice(stack.indexOf(own), 1);
    };
  }, []);
}
