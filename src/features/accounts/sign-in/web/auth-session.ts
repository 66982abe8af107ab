import { ApiError, callApi, onRequestFailure } from '#shared/api/api-client.ts';
import { callAt } from '#shared/api/call.ts';
import { logFault } from '#ui/log-fault.ts';
import type { readIdTokenCall, SyncedUser, signOutCall, syncAccountCall } from '../../contract.ts';
import { RENEW_BEFORE_SECONDS } from '../../rules.ts';
import { readAuth, type SignedInUser, setSignedIn, setSignedOut } from './auth-store.ts';
import { type IdTokenClaims, readClaims } from './id-token.ts';
import { hasSessionHint } from './session-hint.ts';

// Part of every page's first load: calls are named by path, so that the contracts and their
// validation stay out of the bundle.

const RETRY_DELAYS_MS = [600, 2_000];

/** A fresh ID token of this browser's session. */
export async function fetchIdToken(): Promise<string> {
  const { idToken } = await callApi(
    callAt<typeof readIdTokenCall>('GET', '/api/identity/token'),
    {},
  );
  return idToken;
}

let renewal: ReturnType<typeof setTimeout> | undefined;

/** Loads who is signed in and syncs them with the product; false when nobody is. */
export async function refreshSession(): Promise<boolean> {
  clearTimeout(renewal);
  if (!hasSessionHint()) {
    setSignedOut();
    return false;
  }
  try {
    const { claims, user } = await syncAccount().catch((error: unknown) => {
      // The address was changed in another tab between the token and the sync: read both anew.
      if (error instanceof ApiError && error.code === 'USER_MISMATCH') return syncAccount();
      throw error;
    });
    setSignedIn(mergeUser(claims, user));
    renewBeforeExpiry(claims);
    return true;
  } catch (error) {
    // An expired session is expected. Other failures are logged, and the visitor counts as signed
    // out.
    if (!isRefused(error)) logFault('Failed to sync user with backend', error);
    setSignedOut();
    return false;
  }
}

async function syncAccount() {
  const idToken = await retried(fetchIdToken);
  const claims = readClaims(idToken);
  const body = {
    uid: claims.sub,
    email: claims.email,
    displayName: claims.name,
    photoURL: claims.picture,
    idToken,
  };
  const sync = callAt<typeof syncAccountCall>('POST', '/api/auth/sync');
  const { user } = await retried(() => callApi(sync, { body }));
  return { claims, user };
}

/** Ends the session on the server and in this browser. */
export async function endSession(): Promise<void> {
  clearTimeout(renewal);
  await callApi(callAt<typeof signOutCall>('POST', '/api/identity/sign-out'), { body: {} });
  notifyOtherTabs();
}

function renewBeforeExpiry({ iat, exp }: IdTokenClaims): void {
  const renew = async () => {
    try {
      renewBeforeExpiry(readClaims(await retried(fetchIdToken)));
    } catch (error) {
      if (isRefused(error)) setSignedOut();
      else logFault('The sign-in could not be renewed', error);
    }
  };
  renewal = setTimeout(() => void renew(), (exp - iat - RENEW_BEFORE_SECONDS) * 1000);
}

let tabs: BroadcastChannel | undefined;

/** Notifies the browser's other tabs of a sign-in or sign-out. */
export function notifyOtherTabs(): void {
  tabs?.postMessage('changed');
}

/** A 401 of these calls does not mean that the session ended: they require a token. */
const TOKEN_CALLS = /^\/api\/(identity|admin|auth)\//;

/**
 * Keeps the state up to date: other tabs sign in and out, and the server ends sessions (a ban, a
 * reset), which shows when the next call is refused.
 */
export function watchSession(): () => void {
  const channel = new BroadcastChannel('casa-session');
  tabs = channel;
  channel.onmessage = () => void refreshSession();
  const stopListening = onRequestFailure((path, { status }) => {
    const isOver = status === 401 && !TOKEN_CALLS.test(path);
    if (isOver && readAuth().status === 'signed-in') void refreshSession();
  });
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    const { status } = readAuth();
    if (status === 'signed-in' && !hasSessionHint()) setSignedOut();
    if (status === 'signed-out' && hasSessionHint()) void refreshSession();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    tabs = undefined;
    channel.close();
    stopListening();
    document.removeEventListener('visibilitychange', look);
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Retries after network and server errors, not after a refusal. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return run();
}

function mergeUser(claims: IdTokenClaims, syncedUser: SyncedUser): SignedInUser {
  const moment = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    uid: syncedUser.id,
    email: claims.email,
    displayName: claims.name || null,
    photoURL: claims.picture,
    emailVerified: claims.email_verified,
    phoneNumber: null,
    isAnonymous: false,
    tenantId: null,
    providerData: claims.providers.map((providerId) => ({ providerId, email: claims.email })),
    metadata: {
      creationTime: moment(claims.created_at),
      lastSignInTime: moment(claims.auth_time),
    },
    syncedUser,
  };
}
