import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { readAddress, request } from '#shared/api/api-client.ts';
import type { Call, CallAnswer, ReadArguments } from '#shared/api/call.ts';
import type { Page } from '#shared/api/paging.ts';
import type { List } from './list.ts';

/** A call that returns a list page by page. */
export type PagedCall = Call & {
  readonly query: z.ZodType;
  readonly response: z.ZodType<Page<unknown>>;
};

export type ItemOf<C extends PagedCall> = CallAnswer<C>['items'][number];

type PagesOptions = {
  isKept?: boolean;
  /** Reads all pages again after this many milliseconds. */
  everyMs?: number | false;
};

/** How long an unused list stays in the cache. */
const CACHE_MS = 10 * 60 * 1000;

/**
 * A list that grows page by page. Returning to it reads it again; a cached list shows all its pages
 * meanwhile, so that nobody loses their place.
 */
export function usePages<C extends PagedCall>(
  call: C,
  given: ReadArguments<C>,
  { isKept = false, everyMs = false }: PagesOptions = {},
): List<ItemOf<C>> & {
  /** The whole first response, for lists with more than items. */
  first: CallAnswer<C> | undefined;
  /** Why the list could not be read, for lists whose filters the server may refuse. */
  error: Error | null;
} {
  const path = readAddress(call, given);
  const query = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<Page<ItemOf<C>>> => {
      const response = await request('GET', withCursor(path, pageParam), undefined, { signal });
      return response.json();
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: isKept ? CACHE_MS : 0,
    refetchOnMount: 'always',
    refetchInterval: everyMs,
  });
  /** Stable while nothing changes, for effects. */
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return {
    items,
    first: query.data?.pages[0] as CallAnswer<C> | undefined,
    error: query.error,
    isLoading: query.isPending,
    isRefreshing: query.isPlaceholderData,
    hasFailed: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: async () => {
      await query.refetch();
    },
  };
}

function withCursor(path: string, cursor: string | undefined): string {
  if (cursor === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
}
