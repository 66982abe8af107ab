/** What the styles leave out of the first layout; they name the same (see styles.css). */
const LATER =
  'main > section ~ section, main > section ~ div, main:has(> section ~ section) ~ footer';

/** Safari has no `requestIdleCallback`. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in window
    ? (work) => window.requestIdleCallback(work)
    : (work) => setTimeout(work, 50);

/**
 * Lays out what is below the first screens, part by part whenever the browser has time: in one piece
 * it would keep a slow phone busy for a third of a second. `finish` lays out what is left at once.
 */
export function layOutRest(root: HTMLElement): { finish(): void } {
  const parts = [...root.querySelectorAll<HTMLElement>(LATER)];
  let laidOut = 0;
  const step = () => {
    const part = parts[laidOut];
    if (!part || root.dataset.laidOut) return finish();
    part.style.contentVisibility = 'visible';
    laidOut += 1;
    whenIdle(step);
  };
  const finish = () => {
    if (root.dataset.laidOut) return;
    root.dataset.laidOut = 'true';
    for (const part of parts) {
      part.style.removeProperty('content-visibility');
      // Read first: Chrome does not remove what it has not yet written as an attribute.
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    }
  };
  if (document.readyState === 'complete') whenIdle(step);
  else window.addEventListener('load', () => whenIdle(step), { once: true });
  return { finish };
}
