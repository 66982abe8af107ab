import { isVisitorView, SESSION_HINT_COOKIE } from '../../rules.ts';

/** Whether there may be a session. Without the hint there is none; the visitor view ignores it. */
export function hasSessionHint(): boolean {
  if (isVisitorView(window.location.search)) return false;
  // Over TLS its name begins with `__Host-`.
  return document.cookie.split('; ').some((cookie) => cookie.endsWith(`${SESSION_HINT_COOKIE}=1`));
}
