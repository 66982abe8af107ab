import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import { withFilter } from '#ui/list/use-url-filter.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useRead } from '#ui/use-read.ts';
import {
  type ApplicationDetails,
  findNeighboursCall,
  readApplicationCall,
  releaseApplicationCall,
} from '../../contract.ts';
import { takeLastOpened } from '../list/last-opened.ts';
import { findNext, pathOf, type readList } from './review-list.ts';

type List = ReturnType<typeof readList>;

/** Navigation from one application to the next of its list, and back to the list. */
export function useReviewPath(
  { id }: Pick<ApplicationDetails, 'id'>,
  { filter, isReviewing }: List,
  isMine: boolean,
) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { claim: _claim, ...asked } = filter;
  const { data } = useRead(findNeighboursCall, { params: { id }, query: asked }, { isFresh: true });
  const nextId = data?.nextId;
  // The next one is prefetched, so that it is there after the decision.
  useEffect(() => {
    if (!nextId) return;
    const queryKey = readKey(readApplicationCall, { params: { id: nextId } });
    void queryClient.prefetchQuery({ queryKey });
  }, [nextId, queryClient]);

  const listPath = withFilter('/admin', filter);
  const toList = () => navigate(listPath);
  const open = async (to: string | null | undefined) => {
    if (!to) return;
    // An application that was only viewed is released.
    if (isReviewing && isMine) {
      await callApi(releaseApplicationCall, { params: { id } }).catch(() => undefined);
    }
    navigate(pathOf(to, filter, isReviewing));
  };
  const goOn = async () => {
    const next = await findNext(filter, data?.cursor, id);
    if (next) navigate(pathOf(next, filter, true));
    else {
      // The queue is done: its list starts at the top, not at the row that is about to leave it.
      takeLastOpened();
      toList();
      showToast({
        title: 'Nothing else is waiting',
        description: 'Every application of this list is decided or taken.',
      });
    }
  };
  return {
    listPath,
    toList,
    hasPrevious: Boolean(data?.previousId),
    hasNext: Boolean(nextId),
    openPrevious: () => void open(data?.previousId),
    openNext: () => void open(nextId),
    /** After a decision: the next one in review mode, else the same record again. */
    decided: (stay: () => Promise<void>) => () => (isReviewing ? goOn() : stay()),
  };
}

export type ReviewPath = ReturnType<typeof useReviewPath>;
