/**
 * A dynamic import that can be retried after a failure. Some browsers cache the failure by address,
 * so from the second failure on the same file is requested under another address.
 */
export function reloadable<M>(load: () => Promise<M>): () => Promise<M> {
  let failures = 0;
  let loaded: M | undefined;
  return async () => {
    if (loaded) return loaded;
    try {
      loaded = await load();
    } catch (error) {
      failures += 1;
      const address = failures > 1 ? addressIn(error) : undefined;
      if (!address) throw error;
      loaded = (await import(/* @vite-ignore */ `${address}?again=${failures}`)) as M;
    }
    return loaded;
  };
}

/** The address in a browser's error message for a failed import; not every browser gives it. */
export function addressIn(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return message.match(/https?:\/\/[^\s?#]+\.(?:js|tsx?)(?=$|[\s?#])/)?.[0];
}
