import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { readKey } from '#shared/api/query-function.ts';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { AdminArticle } from '../../article.ts';
import { listAllArticlesCall } from '../../contract.ts';
import { slugify } from '../../rules.ts';
import { blogTexts } from '../../texts.ts';
import { blogPageTexts } from '../texts.ts';
import { type ArticleValues, valuesOf } from './article-values.ts';
import { reportFailure } from './report-failure.ts';
import { saveArticle, schema } from './save-article.ts';

/** The editor's values, validation and saving. */
export function useArticleForm(article: AdminArticle | undefined, onSaved: () => void) {
  const locale = useLocale();
  const { toasts, editor, refusals } = useTexts(blogPageTexts);
  const { required } = useTexts(blogTexts).messages;
  const queryClient = useQueryClient();
  const [initial] = useState(() => valuesOf(article));
  const load = useCallback(
    async () => ({ schema, send: (values: ArticleValues) => saveArticle(article, values) }),
    [article],
  );
  const form = useApiForm({
    initial,
    load,
    refusals,
    onSuccess: ({ removed }) => {
      void queryClient.invalidateQueries({ queryKey: readKey(listAllArticlesCall, {}) });
      const done = article ? toasts.updated : toasts.created;
      const gone = editor.wasRemoved(removed.join(', '));
      const description = removed.length > 0 ? `${done} ${gone}` : done;
      showToast({ title: toasts.success, description, tone: 'success' });
      onSaved();
    },
    onFailure: (failure) => {
      if (failure.kind === 'invalid') {
        const { title, content, authorName } = form.values;
        const isMissing = [title, content, authorName].some((text) => text.trim() === '');
        const description = isMissing ? required : editor.check;
        showToast({ title: toasts.error, description, tone: 'destructive' });
        return;
      }
      const sentence = article ? toasts.updateFailed : toasts.createFailed;
      const { error } = failure;
      // The reason of a conflict is more useful than the generic message.
      const isRefused = error instanceof ApiError && error.status === 409;
      const reason = isRefused && errorMessage(error, locale, { refusals, fallback: '' });
      reportFailure(error, reason ? `${sentence}. ${reason}` : sentence, toasts);
    },
  });

  /**
   * The slug follows the title until it is edited by hand or the article is published: links to it
   * must keep working.
   */
  const setTitle = (title: string) => {
    const follows = !article?.published && form.values.slug === slugify(form.values.title);
    form.setValue('title', title);
    if (follows) form.setValue('slug', slugify(title));
  };
  const setAll = (values: ArticleValues) => {
    for (const name of Object.keys(values) as (keyof ArticleValues)[]) {
      form.setValue(name, values[name]);
    }
  };
  return { ...form, setTitle, setAll };
}
