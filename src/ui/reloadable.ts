/**
 * An import that may be called again after it failed. Some engines remember the failure of an
 * address, so from the second failure on the same file is asked for under another address.
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

/** The file a browser names when it could not fetch a module; not every one does. */
export function addressIn(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return message.match(/https?:\/\/[^\s?#]+\.(?:js|tsx?)(?=$|[\s?#])/)?.[0];
}
