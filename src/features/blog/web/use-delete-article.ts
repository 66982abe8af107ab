import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { AdminArticle } from '../article.ts';
import { deleteArticleCall, listAllArticlesCall, restoreArticleCall } from '../contract.ts';
import { reportFailure } from './editor/report-failure.ts';
import { blogPageTexts } from './texts.ts';

/** Deletes without confirmation; the toast offers to undo it. */
export function useDeleteArticle(): (article: AdminArticle) => Promise<void> {
  const { toasts: words, authors } = useTexts(blogPageTexts);
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());

  return useCallback(
    async ({ id }) => {
      // A second click while the first request is in flight.
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      const refresh = () =>
        queryClient.invalidateQueries({ queryKey: readKey(listAllArticlesCall, {}) });
      const restore = async () => {
        try {
          await callApi(restoreArticleCall, { params: { id } });
          await refresh();
          showToast({ title: words.success, description: words.restored, tone: 'success' });
        } catch (error) {
          reportFailure(error, words.restoreFailed, words);
        }
      };
      try {
        await callApi(deleteArticleCall, { params: { id } });
        await refresh();
        showToast({
          title: words.success,
          description: words.deleted,
          tone: 'success',
          action: { label: authors.undo, run: () => void restore() },
        });
      } catch (error) {
        reportFailure(error, words.deleteFailed, words);
      } finally {
        underWay.current.delete(id);
      }
    },
    [queryClient, words, authors],
  );
}
