/** The channel on which processes notify each other of changed content of public pages. */
export const CONTENT_CHANNEL = 'content_changed';

/** Subscriptions, in this process, to changes of public pages. */
export type ContentChanges = {
  publish(): void;
  subscribe(listener: () => void): () => void;
};

export function createContentChanges(): ContentChanges {
  const listeners = new Set<() => void>();
  return {
    publish() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
