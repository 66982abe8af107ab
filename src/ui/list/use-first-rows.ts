import { useState } from 'react';
import type { List } from './list.ts';

/** How many rows are drawn at a time: hundreds at once make a phone wait. */
const DRAWN = 50;

/** A list that is here already and is drawn part by part; another `view` starts with the first. */
export function useFirstRows<Item>(rows: readonly Item[], view: string): List<Item> {
  const [drawn, setDrawn] = useState({ view, count: DRAWN });
  const count = drawn.view === view ? drawn.count : DRAWN;
  return {
    items: rows.slice(0, count),
    isLoading: false,
    isRefreshing: false,
    hasFailed: false,
    hasMore: rows.length > count,
    isLoadingMore: false,
    loadMore: () => setDrawn({ view, count: count + DRAWN }),
    reload: async () => {},
  };
}
