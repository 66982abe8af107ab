import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '#shared/api-client.ts';
import type { Page } from '#shared/paging.ts';

function withCursor(path: string, cursor: string | undefined): string {
  if (cursor === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
}

/** A list that grows page by page. Nothing is cached: returning to the list reads it again. */
export function usePages<Item>(path: string) {
  const query = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<Page<Item>> => {
      const response = await request('GET', withCursor(path, pageParam), undefined, { signal });
      return response.json();
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    isLoading: query.isPending,
    /** Shows what was found before while the new search is on its way. */
    isRefreshing: query.isPlaceholderData,
    hasFailed: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

export type Pages<Item> = ReturnType<typeof usePages<Item>>;
