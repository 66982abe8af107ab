import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '#shared/api/query-function.ts';
import { useRead } from '#ui/use-read.ts';
import { type ApplicationDetails, readApplicationCall } from '../contract.ts';

/** One application's record, and how to read it again after a change. */
export function useApplication(id: string) {
  const given = { params: { id } };
  const queryKey = readKey(readApplicationCall, given);
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useRead(readApplicationCall, given, { isFresh: true });
  return {
    application: data,
    hasFailed: isError,
    retry: () => void refetch(),
    /** The current record, with links to its documents that are valid for a few minutes. */
    readAgain: async () => {
      // A response in flight may be older than the change.
      await queryClient.cancelQueries({ queryKey });
      return queryClient.fetchQuery<ApplicationDetails>({ queryKey, staleTime: 0 });
    },
    /** Prefetched data may have changed since. */
    refresh: () => {
      if (queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
