import type { z } from 'zod';
import { callApi } from '#shared/api/api-client.ts';
import type { AdminArticle } from '../../article.ts';
import { articleForm, createArticleCall, updateArticleCall } from '../../contract.ts';
import type { ArticleValues } from './article-values.ts';

export const schema = articleForm as unknown as z.ZodType<unknown, ArticleValues>;

/** Creates an article, or saves changes to the edited version. */
export function saveArticle(article: AdminArticle | undefined, values: ArticleValues) {
  if (!article) return callApi(createArticleCall, { body: values });
  const { id, updatedAt } = article;
  return callApi(updateArticleCall, { params: { id }, body: { ...values, updatedAt } });
}
