import { QueryClient } from '@tanstack/react-query';
import { readPath } from '#shared/api/query-function.ts';

/**
 * Reads are never stale, never refetched automatically and never retried; writes are not retried
 * either.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readPath(),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
