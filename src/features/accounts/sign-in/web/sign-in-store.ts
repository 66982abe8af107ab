import { useSyncExternalStore } from 'react';

export type SignInRequest = {
  title?: string;
  /** Prefills the address and opens the e-mail tab. */
  email?: string;
  /** Where to go after signing in: the dashboard by default, nowhere when null. */
  to?: string | null;
};

export const SIGN_IN_HASH = '#sign-in';

let current: SignInRequest | undefined;
const listeners = new Set<() => void>();

function publish(request: SignInRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

export function openSignIn(request: SignInRequest = {}): void {
  publish(request);
}

export function closeSignIn(): void {
  publish(undefined);
  if (window.location.hash === SIGN_IN_HASH) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSignInRequest(): SignInRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
