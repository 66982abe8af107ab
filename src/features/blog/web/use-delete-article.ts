import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { AdminArticle } from '../article.ts';
import { deleteArticleCall, listAllArticlesCall, restoreArticleCall } from '../contract.ts';
import { reportFailure } from './report-failure.ts';

/** Deletes at once; the toast offers the way back. */
export function useDeleteArticle(): (article: AdminArticle) => Promise<void> {
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());

  return useCallback(
    async ({ id }) => {
      // A second press finds the first still working.
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      const refresh = () =>
        queryClient.invalidateQueries({ queryKey: readKey(listAllArticlesCall, {}) });
      const restore = async () => {
        try {
          await callApi(restoreArticleCall, { params: { id } });
          await refresh();
          showToast({ title: 'Sucesso', description: 'Artigo restaurado.', tone: 'success' });
        } catch (error) {
          reportFailure(error, 'Falha ao restaurar artigo');
        }
      };
      try {
        await callApi(deleteArticleCall, { params: { id } });
        await refresh();
        showToast({
          title: 'Sucesso',
          description: 'Artigo deletado com sucesso!',
          tone: 'success',
          action: { label: 'Desfazer', run: () => void restore() },
        });
      } catch (error) {
        reportFailure(error, 'Falha ao deletar artigo');
      } finally {
        underWay.current.delete(id);
      }
    },
    [queryClient],
  );
}
