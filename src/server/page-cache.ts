import type { SiteFile } from './site-files.ts';

/** However a change might go unheard, no page is older than this. */
const MAX_AGE_MS = 30_000;
const MAX_PAGES = 1_000;

export type PageCache = {
  /** The page as it was made, when it may still be shown. */
  get(path: string): SiteFile | undefined;
  /** Makes a page once, however many ask for it at the same moment. */
  make(path: string, make: () => Promise<Made>): Promise<Made>;
  /** Forgets all pages; those being made at the moment are not kept either. */
  clear(): void;
  /** Off while changes made by other processes cannot be heard. */
  setReliable(isReliable: boolean): void;
};

export type Made = { status: number; file: SiteFile };

/** Pages made from data, held ready to send until the data changes. */
export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new Map<string, { file: SiteFile; madeAt: number }>();
  const underWay = new Map<string, Promise<Made>>();
  let generation = 0;
  let isReliable = true;

  const clear = () => {
    generation += 1;
    pages.clear();
    underWay.clear();
  };

  return {
    clear,
    get(path) {
      const page = pages.get(path);
      if (!page) return undefined;
      if (now() - page.madeAt < MAX_AGE_MS) return page.file;
      pages.delete(path);
      return undefined;
    },
    make(path, make) {
      const joined = underWay.get(path);
      if (joined) return joined;
      const begunIn = generation;
      const making = make()
        .then((made) => {
          // Pages that do not exist are not kept: there is no end of addresses for them.
          if (made.status === 200 && isReliable && begunIn === generation) {
            if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
            pages.set(path, { file: made.file, madeAt: now() });
          }
          return made;
        })
        .finally(() => {
          if (underWay.get(path) === making) underWay.delete(path);
        });
      underWay.set(path, making);
      return making;
    },
    setReliable(value) {
      isReliable = value;
      clear();
    },
  };
}
