import { brand } from '#shared/brand.ts';
import type { PageHead } from '#shared/page-head.ts';
import type { Article } from './article.ts';
import { excerptOf, shownDate } from './rules.ts';

export const BLOG_TITLE = `Blog: comprar imóvel nos EUA em grupo · ${brand.name}`;
export const BLOG_DESCRIPTION = `Artigos em português sobre comprar imóvel nos Estados Unidos em grupo, sem banco e sem juros: como funciona a cooperativa em ${brand.region}, quanto custa.`;

export const BLOG_HEAD: PageHead = {
  title: BLOG_TITLE,
  description: BLOG_DESCRIPTION,
  locale: 'pt-BR',
  canonicalPath: '/blog',
  image: '/social/blog.png',
  feed: '/blog/feed.xml',
};

export const ARTICLE_NOT_FOUND_HEAD: PageHead = {
  title: `Artigo não encontrado · ${brand.name}`,
  description: 'O artigo que você está procurando não existe ou foi removido.',
  locale: 'pt-BR',
};

const MAX_DESCRIPTION = 160;
const FIRST_IMAGE = /<img src="([^"]+)"/;

/** What an article says of itself to search engines and to people who share it. */
export function articleHead(article: Article): PageHead {
  const path = `/blog/${article.slug}`;
  const description = shorten(excerptOf(article));
  const picture = `${path}/social.png`;
  const image = FIRST_IMAGE.exec(article.content)?.[1] ?? picture;
  return {
    title: `${article.title} · ${brand.name}`,
    description,
    locale: 'pt-BR',
    canonicalPath: path,
    image: picture,
    type: 'article',
    feed: '/blog/feed.xml',
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description,
      inLanguage: 'pt-BR',
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
