import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True while the browser takes over what the server rendered, and on the server itself. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
