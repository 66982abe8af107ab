import { useEffect, useRef } from 'react';

let counter = 0;
/** The marks of the overlays that are open. */
const open = new Set<string>();

/** Identifies our own entry in the browser's history. */
const markOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'dialog' in state
    ? String(state.dialog)
    : undefined;

const isStale = () => {
  const mark = markOf(window.history.state);
  return mark !== undefined && !open.has(mark);
};

/** We have asked the browser to leave a stale entry, and it has not done so yet. */
let isLeaving = false;
/** What waits until then: an entry that is added meanwhile would be left instead. */
const waiting: (() => void)[] = [];

/** The entry of an overlay that has closed is left, also when the person comes back to it later. */
function leaveStaleEntry(): void {
  if (isLeaving || !isStale()) return;
  isLeaving = true;
  window.history.back();
}

let isListening = false;

/** Before the listeners of the overlays, so that they know whether further entries are left. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    isLeaving = false;
    leaveStaleEntry();
    if (!isLeaving) for (const add of waiting.splice(0)) add();
  });
}

/**
 * Makes the browser's Back button close an overlay instead of leaving the page. The overlay gets
 * its own history entry, which is left when it is closed in another way; an overlay that replaces
 * another one takes over its entry. While `isPinned`, Back does nothing.
 */
export function useCloseOnBack(onBack: () => void, isPinned = false): void {
  const latest = useRef({ onBack, isPinned });
  latest.current = { onBack, isPinned };
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = useRef('');

  useEffect(() => {
    listen();
    clearTimeout(leaving.current);
    // A page that was loaded again has entries from before: the marks differ by the load.
    mark.current ||= `${performance.timeOrigin}:${++counter}`;
    const own = mark.current;
    let isAdded = markOf(window.history.state) === own;
    const add = () => {
      if (isAdded || !open.has(own)) return;
      isAdded = true;
      const state = { dialog: own };
      if (isStale()) window.history.replaceState(state, '');
      else window.history.pushState(state, '');
    };
    open.add(own);
    if (isLeaving) waiting.push(add);
    else add();
    const onPop = () => {
      // Back from an overlay above this one, or on the way past entries of closed ones.
      if (isLeaving || !isAdded || markOf(window.history.state) === own) return;
      if (latest.current.isPinned) {
        isAdded = false;
        add();
      } else latest.current.onBack();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      open.delete(own);
      window.removeEventListener('popstate', onPop);
      // Deferred: if closing also navigates to another page, there is nothing to leave.
      leaving.current = setTimeout(leaveStaleEntry);
    };
  }, []);
}
