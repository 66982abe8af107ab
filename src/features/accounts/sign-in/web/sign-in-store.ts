import { useSyncExternalStore } from 'react';

export type SignInRequest = {
  title?: string;
  /** Prefills the address and opens the e-mail tab. */
  email?: string;
  /** Opens the form for a new account instead of the sign-in. */
  isNew?: boolean;
  /** Where to go after signing in: the dashboard by default, nowhere when null. */
  to?: string | null;
};

const SIGN_IN_HASH = '#sign-in';

let current: SignInRequest | undefined;
const listeners = new Set<() => void>();

function publish(request: SignInRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

export const readSignInRequest = (): SignInRequest | undefined => current;

export function openSignIn(request: SignInRequest = {}): void {
  publish(request);
}

export function closeSignIn(): void {
  publish(undefined);
}

/** Whether the address asks for the sign-in; it does so once, and loses its hash. */
export function takeSignInHash(): boolean {
  if (window.location.hash !== SIGN_IN_HASH) return false;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSignInRequest(): SignInRequest | undefined {
  return useSyncExternalStore(subscribe, readSignInRequest, () => undefined);
}
