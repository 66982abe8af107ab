/**
 * Stores the last click on a button before the page is hydrated, to dispatch it afterwards. Links
 * need none of this: the browser follows them by itself. `stop` ends it when the page is hydrated
 * and handles clicks itself.
 */
export function captureEarlyClick() {
  let button: HTMLButtonElement | undefined;
  const keep = ({ target }: Event) => {
    button = (target instanceof Element && target.closest('button')) || undefined;
  };
  window.addEventListener('click', keep, { capture: true });
  return {
    stop: () => window.removeEventListener('click', keep, { capture: true }),
    repeat() {
      if (button?.isConnected) button.click();
    },
  };
}
