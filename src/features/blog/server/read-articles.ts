import type { Context } from '#platform/context.ts';
import type { AdminArticle, Article, ReadableArticle } from '../article.ts';
import { errors } from '../errors.ts';
import { presentArticle, presentForAdmin, presentReadable } from './present-article.ts';
import { findAll, findAllPublished, findPublished } from './queries.ts';

export async function readPublished({ db }: Pick<Context, 'db'>): Promise<Article[]> {
  return (await findAllPublished(db)).map(presentArticle);
}

/** One published article; readers get a 404 for drafts and deleted ones. */
export async function readPublishedArticle(
  { db }: Pick<Context, 'db'>,
  slug: string,
): Promise<ReadableArticle> {
  const row = await findPublished(db, slug);
  if (!row) throw errors.ARTICLE_NOT_FOUND();
  return presentReadable(row);
}

export async function readAll({ db }: Pick<Context, 'db'>): Promise<AdminArticle[]> {
  return (await findAll(db)).map(presentForAdmin);
}
