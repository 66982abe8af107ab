import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Filters that stand in the address, so that a link, a reload or a new sign-in brings them back. */
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
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
    [path, navigate],
  );

  return { filter, setFilter };
}
