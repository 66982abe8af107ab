import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import { readKey } from '#shared/query-function.ts';
import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { type ApplicationDetails, readApplication } from '../contract.ts';
import { ReviewDesk } from './review-desk.tsx';
import { readList } from './review-list.ts';

/** One application on a page of its own: an address to share, and the desk where it is decided. */
export function Page() {
  const { id = '' } = useParams<{ id: string }>();
  const list = readList(useSearch());
  const queryClient = useQueryClient();
  /** Focus came with the address while the record was on its way, and moves on to its heading. */
  const isAwaited = useRef(false);
  const given = { params: { id } };
  const { data, isError, refetch } = useRead(readApplication, given, { isFresh: true });
  /** The record as it is now; links to its documents are fresh for a few minutes. */
  const readAgain = async () => {
    const queryKey = readKey(readApplication, given);
    // An answer that is on its way may be older than what was just changed.
    await queryClient.cancelQueries({ queryKey });
    return queryClient.fetchQuery<ApplicationDetails>({ queryKey, staleTime: 0 });
  };
  // What was read ahead may have changed since then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to look.
  useEffect(() => {
    const queryKey = readKey(readApplication, given);
    if (queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey });
  }, [id]);
  if (data) {
    return (
      <ReviewDesk
        key={id}
        application={data}
        list={list}
        readAgain={readAgain}
        isAwaited={isAwaited}
      />
    );
  }
  return (
    <>
      <h1
        className="sr-only"
        onFocus={() => {
          isAwaited.current = true;
        }}
      >
        Application
      </h1>
      <LoadState
        what="the application"
        isLoading
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {isError && (
        <p className="mt-3 text-center text-muted">It may have been deleted meanwhile.</p>
      )}
    </>
  );
}
