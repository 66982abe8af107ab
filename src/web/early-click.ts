/**
 * Keeps the last click on a button that nothing listened to yet. Links need none of this: they
 * work by themselves. The answer makes the click again.
 */
export function repeatEarlyClick(): () => void {
  let button: HTMLButtonElement | undefined;
  const keep = ({ target }: Event) => {
    button = (target instanceof Element && target.closest('button')) || undefined;
  };
  window.addEventListener('click', keep, { capture: true });
  return () => {
    window.removeEventListener('click', keep, { capture: true });
    if (button?.isConnected) button.click();
  };
}
