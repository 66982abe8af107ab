import type { z } from 'zod';
import { callApi } from '#shared/api/api-client.ts';
import type { AdminArticle } from '../article.ts';
import { articleForm, createArticleCall, updateArticleCall } from '../contract.ts';
import type { ArticleValues } from './article-values.ts';

export const schema = articleForm as unknown as z.ZodType<unknown, ArticleValues>;

/** Saves a new article, or the version that was edited. */
export function saveArticle(article: AdminArticle | undefined, values: ArticleValues) {
  if (!article) return callApi(createArticleCall, { body: values });
  const { id, updatedAt } = article;
  return callApi(updateArticleCall, { params: { id }, body: { ...values, updatedAt } });
}
