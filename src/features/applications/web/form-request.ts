import { scrollToElement } from '#ui/scroll.ts';

export type FormMode = 'application' | 'waitlist';
/** `amount`: a home value, in dollars, that no plan has; the waitlist takes it. */
export type FormRequest = { mode: FormMode; amount?: number };

/** The id of the form's element. */
export const FORM_ID = 'application-form';

const FORM_REQUESTED = 'form-requested';

const HASHES: Record<string, FormMode> = {
  '#apply': 'application',
  '#application': 'application',
  '#waitlist': 'waitlist',
  '#join-waitlist': 'waitlist',
};

/** A request made before the form was hydrated. */
let waiting: FormRequest | undefined;
let listeners = 0;

/** Opens the form in one of its modes, and scrolls to it. */
export function openForm(request: FormRequest): void {
  if (listeners === 0) waiting = request;
  window.dispatchEvent(new CustomEvent(FORM_REQUESTED, { detail: request }));
  scrollToElement(FORM_ID);
}

/** Calls `onRequest` for the hash the page has, each later change of it, and each `openForm`. */
export function listenForFormRequests(onRequest: (request: FormRequest) => void): () => void {
  const readHash = () => {
    const mode = HASHES[window.location.hash];
    if (mode) onRequest({ mode });
    if (mode || window.location.hash === `#${FORM_ID}`) {
      // After the mode was rendered, because the two forms differ in height.
      requestAnimationFrame(() => scrollToElement(FORM_ID));
    }
  };
  const hear = (event: Event) => onRequest((event as CustomEvent<FormRequest>).detail);
  readHash();
  if (waiting) onRequest(waiting);
  waiting = undefined;
  listeners += 1;
  window.addEventListener('hashchange', readHash);
  window.addEventListener(FORM_REQUESTED, hear);
  return () => {
    listeners -= 1;
    window.removeEventListener('hashchange', readHash);
    window.removeEventListener(FORM_REQUESTED, hear);
  };
}
