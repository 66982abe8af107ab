/** The channel on which processes tell each other that what public pages show has changed. */
export const CONTENT_CHANNEL = 'content_changed';

/** Listens, in this process, for changes of what public pages show. */
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
