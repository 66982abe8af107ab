import { useEffect, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import { LoadState } from '#ui/section/load-state.tsx';
import { ReviewDesk } from './desk/review-desk.tsx';
import { readList } from './desk/review-list.ts';
import { useApplication } from './use-application.ts';

export function Page() {
  const { id = '' } = useParams<{ id: string }>();
  const list = readList(useSearch());
  /** Focus moves to the heading once the record is loaded, if it was waiting for it. */
  const isAwaited = useRef(false);
  const { application, hasFailed, retry, readAgain, refresh } = useApplication(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to look.
  useEffect(refresh, [id]);
  if (application) {
    return (
      <ReviewDesk
        key={id}
        application={application}
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
      <LoadState what="the application" isLoading hasFailed={hasFailed} onRetry={retry} />
      {hasFailed && (
        <p className="mt-3 text-center text-muted">It may have been deleted meanwhile.</p>
      )}
    </>
  );
}
