/** Signs that somebody no longer waits for what they clicked. */
const MOVED_ON = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Stores the last click on a button before the page is hydrated, to dispatch it afterwards, unless
 * the visitor has moved on. Links need none of this: the browser follows them by itself. `stop` ends
 * it when the page is hydrated and handles clicks itself.
 */
export function captureClickBeforeHydration() {
  let button: HTMLButtonElement | undefined;
  const keep = ({ target }: Event) => {
    // What stands outside the page, such as the sandbox's bar, works by itself.
    button =
      (target instanceof Element && target.closest<HTMLButtonElement>('#root button')) || undefined;
  };
  const forget = () => {
    button = undefined;
  };
  window.addEventListener('click', keep, { capture: true });
  for (const sign of MOVED_ON) window.addEventListener(sign, forget, { passive: true });
  return {
    stop() {
      window.removeEventListener('click', keep, { capture: true });
      for (const sign of MOVED_ON) window.removeEventListener(sign, forget);
    },
    dispatch() {
      if (button?.isConnected) button.click();
    },
  };
}
