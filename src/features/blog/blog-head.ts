import { brand } from '#shared/brand.ts';
import type { PageHead } from '#shared/page-head.ts';
import type { Locale } from '#shared/text/locale.ts';
import { articlePath, feedPath } from './addresses.ts';
import type { Article } from './article.ts';
import { excerptOf, shownDate } from './rules.ts';
import { blogTexts } from './texts.ts';

export function notFoundHead(locale: Locale): PageHead {
  const { title, text } = blogTexts(locale).notFound;
  return { title: `${title} · ${brand.name}`, description: text, locale };
}

const MAX_DESCRIPTION = 160;
const FIRST_IMAGE = /<img src="([^"]+)"/;

/** The head of an article's page, for search engines and link previews. */
export function articleHead(article: Article): PageHead {
  const { language, slug } = article;
  const path = articlePath(article);
  const description = shorten(excerptOf(article));
  const picture = `/blog/${slug}/social.png`;
  const image = FIRST_IMAGE.exec(article.content)?.[1] ?? picture;
  return {
    title: `${article.title} · ${brand.name}`,
    description,
    locale: language,
    canonicalPath: path,
    image: picture,
    type: 'article',
    feed: feedPath(language),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description,
      inLanguage: language,
      datePublished: shownDate(article),
      author: { '@type': 'Organization', name: brand.name },
      publisher: { '@type': 'Organization', name: brand.legalEntity },
      mainEntityOfPage: { '@id': path },
      image,
    },
  };
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:–—-]+$/, '')}…`;
}
