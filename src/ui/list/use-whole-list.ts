import type { z } from 'zod';
import type { Call, CallAnswer, ReadArguments } from '#shared/api/call.ts';
import { useRead } from '../use-read.ts';
import type { List } from './list.ts';

type WholeCall = Call & { readonly response: z.ZodType<unknown[]> };

/** Stable while nothing was read, for effects. */
const NOTHING: never[] = [];

/** A short list that comes in one response. Returning to it reads it again. */
export function useWholeList<C extends WholeCall>(
  call: C,
  given: ReadArguments<C>,
): List<CallAnswer<C>[number]> {
  const { data, isError, refetch } = useRead(call, given, { isFresh: true });
  return {
    items: data ?? NOTHING,
    isLoading: !data && !isError,
    isRefreshing: false,
    hasFailed: isError,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => {},
    reload: async () => {
      await refetch();
    },
  };
}
