import type { Locale } from '#shared/text/locale.ts';
import type { AdminArticle } from '../../article.ts';

export type ArticleValues = {
  title: string;
  slug: string;
  authorName: string;
  excerpt: string;
  content: string;
  language: Locale;
  /** Empty without a picture. */
  cover: string;
  published: boolean;
};

export const EMPTY_ARTICLE: ArticleValues = {
  title: '',
  slug: '',
  authorName: '',
  excerpt: '',
  content: '',
  language: 'pt-BR',
  cover: '',
  published: false,
};

export function valuesOf(article: AdminArticle | undefined): ArticleValues {
  if (!article) return EMPTY_ARTICLE;
  const { title, slug, authorName, content, language, published } = article;
  const [excerpt, cover] = [article.excerpt ?? '', article.cover ?? ''];
  return { title, slug, authorName, excerpt, content, language, cover, published };
}

export function isSame(left: ArticleValues, right: ArticleValues): boolean {
  return (Object.keys(left) as (keyof ArticleValues)[]).every((name) => left[name] === right[name]);
}
