import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** The token in a mail's link; undefined on the server, empty when the link has none. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    noChange,
    () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '',
    () => undefined,
  );
}
