import type { AdminArticle, Article, ReadableArticle } from '../article.ts';
import type { ArticleRow } from './queries.ts';
import { renderContent } from './render-content.ts';

/** A row as readers get it. */
export function presentArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: renderContent(row.content).content,
    excerpt: row.excerpt,
    authorName: row.authorName,
    language: row.language,
    cover: row.cover,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentReadable(row: ArticleRow): ReadableArticle {
  return { ...presentArticle(row), html: renderContent(row.content).html };
}

/** A row as its authors get it. */
export function presentForAdmin(row: ArticleRow): AdminArticle {
  return {
    ...presentArticle(row),
    published: row.published,
    updatedAt: row.updatedAt.toISOString(),
  };
}
