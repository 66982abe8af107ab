import { isVisitorView, SESSION_HINT_COOKIE } from '../rules.ts';

/** Whether there may be a session; without the hint there is none, and a visitor's view has none. */
export function hasSessionHint(): boolean {
  if (isVisitorView(window.location.search)) return false;
  return document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);
}
