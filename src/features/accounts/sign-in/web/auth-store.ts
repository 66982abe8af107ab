import { useSyncExternalStore } from 'react';
import type { SyncedUser } from '../../contract.ts';

/** The signed-in person: the identity provider's data with the product's record. */
export type SignedInUser = {
  /** The product's id, not the identity provider's. */
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  phoneNumber: string | null;
  isAnonymous: boolean;
  tenantId: string | null;
  providerData: { providerId: string; email: string }[];
  metadata: { creationTime: string; lastSignInTime: string };
  syncedUser: SyncedUser;
};

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SignedInUser };

const LOADING: AuthState = { status: 'loading', user: null };
const SIGNED_OUT: AuthState = { status: 'signed-out', user: null };

let current: AuthState = LOADING;
const listeners = new Set<() => void>();

function publish(state: AuthState): void {
  if (state === current) return;
  current = state;
  for (const listener of listeners) listener();
}

export const readAuth = (): AuthState => current;
export const setSignedOut = (): void => publish(SIGNED_OUT);
export const setSignedIn = (user: SignedInUser): void => publish({ status: 'signed-in', user });

export function setLanguage(language: SyncedUser['language']): void {
  if (current.status !== 'signed-in') return;
  const { user } = current;
  publish({ status: 'signed-in', user: { ...user, syncedUser: { ...user.syncedUser, language } } });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unlike `useAuth`, rerenders only when this changes. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current.status === 'signed-in',
    () => false,
  );
}

export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, readAuth, () => LOADING);
}
