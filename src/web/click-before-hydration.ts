/** Signs that the visitor no longer waits for what they clicked. */
const MOVED_ON = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Stores the last click on a button before hydration and dispatches it afterwards, unless the
 * visitor has moved on. Links are not stored: the browser follows them by itself. Call `stop` once
 * the page is hydrated.
 */
export function captureClickBeforeHydration() {
  let button: HTMLButtonElement | undefined;
  const keep = ({ target }: Event) => {
    // Elements outside the app, such as the sandbox's bar, work by themselves.
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
