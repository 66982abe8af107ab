import { useSyncExternalStore } from 'react';
import { onFreshSignInNeeded } from '#shared/api-client.ts';

type Asking = { readonly answer: (isConfirmed: boolean) => void };

let current: Asking | undefined;
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function publish(asking: Asking | undefined): void {
  current = asking;
  for (const listener of listeners) listener();
}

/** Opens the dialog; calls that are refused meanwhile wait for the same answer. */
function ask(): Promise<boolean> {
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
}

/** Turns the server's refusal of an old sign-in into the question whether it is still you. */
export function listenForStaleSignIns(): void {
  onFreshSignInNeeded(ask);
}

export function useConfirmRequest(): Asking | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
