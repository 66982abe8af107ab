/** What the styles leave out of the first layout; they name the same (see styles.css). */
const LATER =
  'main > section ~ section, main > section ~ div, main:has(> section ~ section) ~ footer';
const FIELDS = 'input, select, textarea';
/** Elements inside such an element have no boxes (see styles.css). */
const WAITS = 'data-waits';
/** So many elements of a part that waits are laid out in one piece: about 50 ms of a slow phone. */
const MOST_AT_ONCE = 70;

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
  const laterParts = [...parts];
  let laterPieces: Element[][] = [];
  const step = () => {
    if (root.dataset.laidOut) return;
    const pieces = laterPieces.shift();
    if (pieces) for (const piece of pieces) piece.removeAttribute(WAITS);
    else {
      const part = laterParts.shift();
      if (!part) return finish();
      laterPieces = begin(part);
    }
    // The next one waits for a frame, or the browser would lay out two in one piece.
    requestAnimationFrame(() => whenIdle(step));
  };
  const finish = () => {
    if (root.dataset.laidOut) return;
    root.dataset.laidOut = 'true';
    for (const held of root.querySelectorAll(`[${WAITS}]`)) held.removeAttribute(WAITS);
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

/** Lays a part out; of one that waits only the first pieces. The others come one after the other. */
function begin(part: HTMLElement): Element[][] {
  const [, ...later] = part.hasAttribute(WAITS) ? inGroups(piecesOf(part)) : [];
  for (const piece of later.flat()) piece.setAttribute(WAITS, '');
  part.removeAttribute(WAITS);
  part.style.contentVisibility = 'visible';
  return later;
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1;

/** What an element consists of, none larger than what is laid out at once if it can be helped. */
function piecesOf(element: Element): Element[] {
  if (sizeOf(element) <= MOST_AT_ONCE || element.children.length === 0) return [element];
  return [...element.children].flatMap(piecesOf);
}

function inGroups(pieces: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const own = sizeOf(piece);
    if (size + own > MOST_AT_ONCE) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(piece);
    size += own;
  }
  return groups;
}

/**
 * Once the HTML is read, Chrome looks for fields to fill in, and lays out every part that has one to
 * learn where they are: most of the page, in one piece. Until its turn such a part has no boxes,
 * unless somebody has already scrolled. This runs before Chrome looks, and in the script rather than
 * in the styles, so that nothing stays hidden where the script is missing.
 */
function holdFieldsBack(root: HTMLElement, parts: HTMLElement[]): void {
  if (root.dataset.complete === undefined || hasScrolled()) return;
  for (const part of parts) if (part.querySelector(FIELDS)) part.setAttribute(WAITS, '');
}

/**
 * Asking for the position lays the page out, so it is only asked for where somebody can have scrolled:
 * after the first paint, or where the browser returns to an earlier position.
 */
function hasScrolled(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPainted = performance.getEntriesByType('paint').length > 0;
  return (isPainted || visit?.type !== 'navigate') && window.scrollY > 0;
}
