import {
  ApiError,
  addRequestHeaders,
  callApi,
  isFactorRefusal,
  onRequestFailure,
} from '#shared/api/api-client.ts';
import { type CallAnswer, callAt } from '#shared/api/call.ts';
import { browserSeconds } from '#ui/browser-clock.ts';
import type { readAdminCall } from '../../contract.ts';
import { RENEW_BEFORE_SECONDS } from '../../rules.ts';
import { fetchIdToken } from '../../sign-in/web/auth-session.ts';
import { readClaims } from '../../sign-in/web/id-token.ts';
import { isShutOut } from '../../sign-in/web/is-shut-out.ts';
import { hasSessionHint } from '../../sign-in/web/session-hint.ts';

const ADMIN_CALLS = '/api/admin/';
const CHECK = callAt<typeof readAdminCall>('GET', '/api/admin/me');

export type Admin = CallAnswer<typeof readAdminCall>;

/** In memory only: an injected script could read storage. */
let token: string | undefined;

export function setAdminToken(given: string): void {
  token = given;
}

export function clearAdminToken(): void {
  token = undefined;
}

function secondsLeft(): number {
  return token ? readClaims(token).exp - browserSeconds() : 0;
}

addRequestHeaders((path): Record<string, string> => {
  const isNeeded = token !== undefined && path.startsWith(ADMIN_CALLS);
  return isNeeded ? { authorization: `Bearer ${token}` } : {};
});

/** Renews a token that is about to expire. */
async function renewWhenDue(): Promise<void> {
  if (secondsLeft() > RENEW_BEFORE_SECONDS) return;
  setAdminToken(await fetchIdToken());
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** The admin; rejects when the server refuses. */
export function readAdmin(): Promise<Admin> {
  return callApi(CHECK, {});
}

/** Renews the token if there is one. */
export async function renewAdminToken(): Promise<void> {
  if (token) setAdminToken(await fetchIdToken());
}

/**
 * The admin according to the server; 'factor' when the second factor is still required; undefined,
 * with the token cleared, when the server refuses.
 */
export async function checkAdmin(): Promise<Admin | 'factor' | undefined> {
  if (!token && !hasSessionHint()) {
    clearAdminToken();
    return undefined;
  }
  try {
    await renewWhenDue();
    try {
      return await readAdmin();
    } catch (error) {
      if (!isRefusal(error) || error.status !== 401) throw error;
      // The server's clock may be ahead of this one: retry once with a fresh token.
      setAdminToken(await fetchIdToken());
      return await readAdmin();
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isFactorRefusal(error)) return 'factor';
    clearAdminToken();
    return undefined;
  }
}

/**
 * Renews the token while an admin page is open, and calls `onOut` when the server refuses the
 * admin.
 */
export function watchAdmin(onOut: () => void): () => void {
  const leave = () => {
    clearAdminToken();
    onOut();
  };
  const renew = () => {
    if (document.visibilityState !== 'visible') return;
    renewWhenDue().catch((error: unknown) => {
      if (isRefusal(error)) leave();
    });
  };
  const timer = setInterval(renew, (RENEW_BEFORE_SECONDS / 2) * 1000);
  document.addEventListener('visibilitychange', renew);
  const stopListening = onRequestFailure((path, error) => {
    if (path.startsWith(ADMIN_CALLS) && path !== CHECK.path && isShutOut(error)) leave();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renew);
    stopListening();
  };
}
