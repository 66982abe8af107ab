import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call, CallAnswer, ReadArguments } from '#shared/api/call.ts';
import { readKey } from '#shared/api/query-function.ts';

type ReadOptions<T> = {
  enabled?: boolean;
  /** Drops the response when nobody shows it: returning to the page reads it again. */
  isFresh?: boolean;
  /** Keeps the previous response on screen while another address is read. */
  isPreviousShown?: boolean;
  /** Reads again after this many milliseconds. */
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
