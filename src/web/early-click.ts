/**
 * Keeps the last click on a button that nothing listened to yet. Links need none of this: they
 * work by themselves. `stop` ends it as the page takes over, which hears every later click itself.
 */
export function keepEarlyClick() {
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
