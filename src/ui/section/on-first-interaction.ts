import { warnFault } from '../log-fault.ts';
import { showRetryNotice } from './retry-notice.ts';

const SIGNS = [
  'pointerdown',
  'pointermove',
  'click',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'hashchange',
] as const;

const TRIES = 4;
const PAUSE_MS = 700;

const OPTIONS = { capture: true, passive: true };

let begin: () => void;
const touched = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Marks the page as used. */
export function noteInteraction(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, onSign, OPTIONS);
  begin();
}

/** A browser reports a pointer that rests as moved when what is below it changes. */
function onSign(event: Event): void {
  const isAtRest = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
  if (event.type !== 'pointermove' || !isAtRest) noteInteraction();
}

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, onSign, OPTIONS);
  // A hash in the address counts as use.
  if (window.location.hash !== '') noteInteraction();
}

/**
 * Loads code once the page is used, with retries. If it keeps failing, the page shows a notice and
 * retries when the visitor asks or the browser is online again.
 */
export async function loadOnFirstInteraction<M>(load: () => Promise<M>): Promise<M> {
  await touched;
  for (let attempt = 1, asked = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      warnFault('The page could not be loaded completely', error);
      if (attempt >= TRIES) await showRetryNotice(++asked);
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
