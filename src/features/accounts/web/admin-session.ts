import { ApiError, addRequestHeaders, callApi, onRequestFailure } from '#shared/api-client.ts';
import { type CallAnswer, callAt } from '#shared/call.ts';
import { browserSeconds } from '#ui/browser-clock.ts';
import type { readAdmin } from '../contract.ts';
import { RENEW_BEFORE_SECONDS } from '../rules.ts';
import { fetchIdToken } from './auth-session.ts';
import { readClaims } from './id-token.ts';

const TOKEN = 'casa.admin-token';
const FLAG = 'casa.admin';
const ADMIN_CALLS = '/api/admin/';
const CHECK = callAt<typeof readAdmin>('GET', '/api/admin/me');

export type Admin = CallAnswer<typeof readAdmin>;

export function keepAdminToken(token: string): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(FLAG, 'true');
}

export function forgetAdmin(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(FLAG);
}

export function hasAdminFlag(): boolean {
  return localStorage.getItem(FLAG) === 'true' && localStorage.getItem(TOKEN) !== null;
}

function secondsLeft(): number {
  const token = localStorage.getItem(TOKEN);
  try {
    return token ? readClaims(token).exp - browserSeconds() : 0;
  } catch {
    return 0;
  }
}

addRequestHeaders((path): Record<string, string> => {
  const token = path.startsWith(ADMIN_CALLS) ? localStorage.getItem(TOKEN) : null;
  return token ? { authorization: `Bearer ${token}` } : {};
});

/** A token about to end is renewed through the session; whether that works is seen by the check. */
async function renewWhenDue(): Promise<void> {
  if (secondsLeft() > RENEW_BEFORE_SECONDS) return;
  keepAdminToken(await fetchIdToken());
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** The admin, or a refusal. */
export function askForAdmin(): Promise<Admin> {
  return callApi(CHECK, {});
}

/** The admin, as the server says now; undefined, and everything forgotten, when it says no. */
export async function checkAdmin(): Promise<Admin | undefined> {
  if (!hasAdminFlag()) {
    forgetAdmin();
    return undefined;
  }
  try {
    await renewWhenDue();
    try {
      return await askForAdmin();
    } catch (error) {
      if (!isRefusal(error) || error.status !== 401) throw error;
      // The server's clock may be ahead of this one: one more try with a fresh token.
      keepAdminToken(await fetchIdToken());
      return await askForAdmin();
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    forgetAdmin();
    return undefined;
  }
}

/** Keeps the token fresh while an admin page is open, and hears when the server shuts it out. */
export function watchAdmin(onOut: () => void): () => void {
  const leave = () => {
    forgetAdmin();
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
    if (path.startsWith(ADMIN_CALLS) && path !== CHECK.path && isRefusal(error)) leave();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renew);
    stopListening();
  };
}
