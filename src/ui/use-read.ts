import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call, CallAnswer, ReadArguments } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';

type ReadOptions<T> = {
  enabled?: boolean;
  /** Forget the answer when nobody shows it: returning to the page reads it again. */
  isFresh?: boolean;
  /** While another address is read, what the one before answered stays on the page. */
  isPreviousShown?: boolean;
  /** Reads again by itself after so many milliseconds. */
  everyMs?: (latest: T | undefined) => number | false;
};

/** Makes a GET call; the result has the type of its contract. */
export function useRead<C extends Call>(
  call: C,
  given: ReadArguments<C>,
  {
    enabled = true,
    isFresh = false,
    isPreviousShown = false,
    everyMs,
  }: ReadOptions<CallAnswer<C>> = {},
): UseQueryResult<CallAnswer<C>> {
  return useQuery<CallAnswer<C>>({
    queryKey: readKey(call, given),
    enabled,
    ...(isFresh ? { gcTime: 0 } : {}),
    ...(isPreviousShown ? { placeholderData: keepPreviousData } : {}),
    ...(everyMs ? { refetchInterval: ({ state }) => everyMs(state.data) } : {}),
  });
}
