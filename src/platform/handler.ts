const slots: { readonly purpose: string; readonly isEmpty: () => boolean }[] = [];

/**
 * A function that a lower feature calls and a higher feature provides, because the lower one may
 * not import it. The higher one registers it in its `feature.ts`.
 */
export function defineHandler<H>(purpose: string): { (): H; register(handler: H): void } {
  let registered: H | undefined;
  slots.push({ purpose, isEmpty: () => registered === undefined });
  const handler = () => {
    if (registered === undefined) throw missing([purpose]);
    return registered;
  };
  return Object.assign(handler, {
    register(given: H) {
      registered = given;
    },
  });
}

/** The same for several features, each registered under a key such as the kind of a payment. */
export function defineHandlers<H>(purpose: string) {
  const byKey = new Map<string, H>();
  slots.push({ purpose, isEmpty: () => byKey.size === 0 });
  return {
    register(handlers: Readonly<Record<string, H>>): void {
      for (const [key, handler] of Object.entries(handlers)) byKey.set(key, handler);
    },
    find: (key: string): H | undefined => byKey.get(key),
    of(key: string): H {
      const handler = byKey.get(key);
      if (handler === undefined) throw missing([`${purpose} '${key}'`]);
      return handler;
    },
    /** In the order in which they were registered. */
    all: (): H[] => [...byKey.values()],
  };
}

/** Refuses to start a server in which a required handler is not registered. */
export function requireHandlers(): void {
  const empty = slots.filter(({ isEmpty }) => isEmpty()).map(({ purpose }) => purpose);
  if (empty.length > 0) throw missing(empty);
}

const missing = (purposes: readonly string[]) =>
  new Error(`No feature registered a handler for: ${purposes.join(', ')}.`);
