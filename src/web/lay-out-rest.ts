import { LATER_PARTS, WAITS } from '#shared/later-parts.ts';

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
  const parts = [...root.querySelectorAll<HTMLElement>(`:is(${LATER_PARTS})`)];
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
