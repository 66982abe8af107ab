import type { AdminArticle } from '../article.ts';

export type ArticleValues = {
  title: string;
  slug: string;
  authorName: string;
  excerpt: string;
  content: string;
  published: boolean;
};

export const EMPTY_ARTICLE: ArticleValues = {
  title: '',
  slug: '',
  authorName: '',
  excerpt: '',
  content: '',
  published: false,
};

export function valuesOf(article: AdminArticle | undefined): ArticleValues {
  if (!article) return EMPTY_ARTICLE;
  const { title, slug, authorName, excerpt, content, published } = article;
  return { title, slug, authorName, excerpt: excerpt ?? '', content, published };
}

export function isSame(left: ArticleValues, right: ArticleValues): boolean {
  return (Object.keys(left) as (keyof ArticleValues)[]).every((name) => left[name] === right[name]);
}
