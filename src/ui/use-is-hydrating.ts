import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True while the page hydrates, and on the server itself. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
