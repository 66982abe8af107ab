import { SESSION_HINT_COOKIE } from '../rules.ts';

/** Whether there may be a session; without the hint there is none. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);
}
