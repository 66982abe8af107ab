const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'hashchange',
] as const;

const TRIES = 4;
const PAUSE_MS = 700;

let touched: Promise<void> | undefined;

/** Resolves when somebody begins to use the page, in whatever way. */
function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    // Who comes with a hash came for something on the page.
    if (window.location.hash !== '') resolve();
    const options = { capture: true, passive: true };
    const notice = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, notice, options);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, notice, options);
  });
  return touched;
}

/** Fetches code once the page is in use, again when the network fails for a moment. */
export async function loadWhenTouched<M>(load: () => Promise<M>): Promise<M> {
  await firstTouch();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
