import { useSyncExternalStore } from 'react';
import { onFactorNeeded, onFreshSignInNeeded } from '#shared/api/api-client.ts';

type Asking = { readonly answer: (isConfirmed: boolean) => void };

const ADMIN_CHECK = '/api/admin/me';
const listeners = new Set<() => void>();

/** A question shown in one dialog; calls refused meanwhile wait for the same answer. */
function createQuestion() {
  let current: Asking | undefined;
  let waiting: Promise<boolean> | undefined;
  const publish = (asking: Asking | undefined) => {
    current = asking;
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    ask(): Promise<boolean> {
      waiting ??= new Promise<boolean>((resolve) => {
        publish({
          answer(isConfirmed) {
            waiting = undefined;
            publish(undefined);
            resolve(isConfirmed);
          },
        });
      });
      return waiting;
    },
  };
}

const isStillYou = createQuestion();
const secondFactor = createQuestion();

/** Asks the person when the server refuses a sign-in as too old or without a second factor. */
export function listenForStaleSignIns(): void {
  onFreshSignInNeeded(isStillYou.ask);
  // `FactorGate` asks on its own page.
  onFactorNeeded(async (path) => path !== ADMIN_CHECK && secondFactor.ask());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConfirmRequest(): Asking | undefined {
  return useSyncExternalStore(subscribe, isStillYou.read, () => undefined);
}

export function useFactorRequest(): Asking | undefined {
  return useSyncExternalStore(subscribe, secondFactor.read, () => undefined);
}
