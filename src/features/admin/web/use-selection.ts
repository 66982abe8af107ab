import { useCallback, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { selectForBulkCall } from '../contract.ts';
import type { BulkType } from '../rules.ts';

/** What is ticked in a list: single rows, or everything a search finds. */
export function useSelection(type: BulkType, search: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** How many have been loaded so far, while selecting all. */
  const [gathered, setGathered] = useState<number>();

  const set = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  /** Everything the search finds now, not only what the page shows. */
  const selectAll = useCallback(async () => {
    const all: string[] = [];
    let cursor: string | undefined;
    setGathered(0);
    try {
      do {
        const page = await callApi(selectForBulkCall, {
          query: { type, search: search || undefined, cursor },
        });
        all.push(...page.ids);
        setGathered(all.length);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      setChosen(new Set(all));
    } finally {
      setGathered(undefined);
    }
  }, [type, search]);

  const clear = useCallback(() => setChosen(new Set()), []);
  return { chosen, set, selectAll, clear, gathered };
}
