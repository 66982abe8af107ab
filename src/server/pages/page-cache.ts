import { performance } from 'node:perf_hooks';
import type { SiteFile } from './site-files.ts';

/** The maximum age of a page, in case a notification was lost. */
const MAX_AGE_MS = 30_000;
const MAX_PAGES = 1_000;

export type PageCache = {
  /** The cached page, if it is still valid. */
  get(path: string): SiteFile | undefined;
  /** Renders a page once for all concurrent requests. */
  make(path: string, make: () => Promise<Rendered>): Promise<Rendered>;
  /** Drops all pages; those being rendered at the moment are not cached either. */
  clear(): void;
  /** Disables caching while notifications of other processes cannot be received. */
  setReliable(isReliable: boolean): void;
};

export type Rendered = { status: number; file: SiteFile };

/** An in-memory cache of rendered dynamic pages, dropped when the data changes. */
export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new Map<string, { file: SiteFile; madeAt: number }>();
  const underWay = new Map<string, Promise<Rendered>>();
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
          // 404 pages are not cached: there are infinitely many such addresses.
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
