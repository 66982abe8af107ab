declare global {
  /** What was clicked before this script came, as the script in the page's head keeps it. */
  var earlyClick: EventTarget | null | undefined;
}

/**
 * Stores the last click on a button before the page is hydrated, to dispatch it afterwards. Links
 * need none of this: the browser follows them by itself. `stop` ends it when the page is hydrated
 * and handles clicks itself.
 */
export function captureEarlyClick() {
  let button: HTMLButtonElement | undefined;
  const keep = ({ target }: Pick<Event, 'target'>) => {
    // What stands outside the page, such as the sandbox's bar, works by itself.
    button =
      (target instanceof Element && target.closest<HTMLButtonElement>('#root button')) || undefined;
  };
  window.onclick = null;
  keep({ target: globalThis.earlyClick ?? null });
  globalThis.earlyClick = undefined;
  window.addEventListener('click', keep, { capture: true });
  return {
    stop: () => window.removeEventListener('click', keep, { capture: true }),
    repeat() {
      if (button?.isConnected) button.click();
    },
  };
}
