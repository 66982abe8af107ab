import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Filters stored in the page's address, so that a link, a reload or a new sign-in restores them.
 * Each change is a history entry; continued typing in a search is one entry.
 */
export function useUrlFilter<K extends string>(keys: readonly K[]) {
  const search = useSearch();
  const [path, navigate] = useLocation();

  const filter = useMemo(() => {
    const given = new URLSearchParams(search);
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = given.get(key);
        return value ? [[key, value]] : [];
      }),
    ) as Partial<Record<K, string>>;
  }, [search, keys]);

  const setFilter = useCallback(
    (changes: Partial<Record<K, string | undefined>>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, String(value));
        else next.delete(key);
      }
      const text = next.toString();
      const before = new URLSearchParams(window.location.search);
      if (text === before.toString()) return;
      navigate(text ? `${path}?${text}` : path, { replace: isTypedOn(changes, before) });
    },
    [path, navigate],
  );

  return { filter, setFilter };
}

/** Whether the change continues an existing search. */
function isTypedOn(changes: Partial<Record<string, string | undefined>>, before: URLSearchParams) {
  const [key, ...others] = Object.keys(changes);
  return key === 'search' && others.length === 0 && before.has('search') && Boolean(changes.search);
}

/** A path with the filter as its query. */
export function withFilter(path: string, filter: Partial<Record<string, string>>): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  const text = new URLSearchParams(given as [string, string][]).toString();
  return text ? `${path}?${text}` : path;
}
