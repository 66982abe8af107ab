/** What the styles leave out of the first layout; they name the same (see styles.css). */
const LATER =
  'main > section ~ section, main > section ~ div, main:has(> section ~ section) ~ footer';
const FIELDS = 'input, select, textarea';

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
  holdFieldsBack(root, parts);
  let laidOut = 0;
  const step = () => {
    const part = parts[laidOut];
    if (!part || root.dataset.laidOut) return finish();
    delete part.dataset.waits;
    part.style.contentVisibility = 'visible';
    laidOut += 1;
    whenIdle(step);
  };
  const finish = () => {
    if (root.dataset.laidOut) return;
    root.dataset.laidOut = 'true';
    for (const part of parts) {
      delete part.dataset.waits;
      part.style.removeProperty('content-visibility');
      // Read first: Chrome does not remove what it has not yet written as an attribute.
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    }
  };
  if (document.readyState === 'complete') whenIdle(step);
  else window.addEventListener('load', () => whenIdle(step), { once: true });
  return { finish };
}

/**
 * Once the HTML is read, Chrome looks for fields to fill in, and lays out every part that has one to
 * learn where they are: most of the page, in one piece. Until its turn such a part has no boxes,
 * unless somebody has already scrolled. This runs before Chrome looks, and in the script rather than
 * in the styles, so that nothing stays hidden where the script is missing.
 */
function holdFieldsBack(root: HTMLElement, parts: HTMLElement[]): void {
  if (root.dataset.complete === undefined || window.scrollY > 0) return;
  for (const part of parts) if (part.querySelector(FIELDS)) part.dataset.waits = '';
}
