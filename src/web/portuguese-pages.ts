import { ARTICLE_NOT_FOUND_HEAD, BLOG_HEAD } from '#features/blog/blog-head.ts';
import { brand } from '#shared/brand.ts';
import type { PageDefinition } from './page.ts';

/** The first-time buyers' page in both languages; search engines show each reader theirs. */
export const HOMEBUYER_ALTERNATES: NonNullable<PageDefinition['head']['alternates']> = [
  { locale: 'en', path: '/homebuyers' },
  { locale: 'pt-BR', path: '/imovelnoseua' },
];

export const portuguesePages: readonly PageDefinition[] = [
  {
    path: '/imovelnoseua',
    source: 'features/portuguese/web/imovel-nos-eua-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    head: {
      title: `Imóvel nos EUA sem banco e sem juros · ${brand.name}`,
      description:
        'Compre seu imóvel em Utah em grupo: sem entrada, sem juros e sem banco, com $2K a $3K por mês. Uma cooperativa, não um empréstimo. Descubra como funciona.',
      locale: 'pt-BR',
      canonicalPath: '/imovelnoseua',
      alternates: HOMEBUYER_ALTERNATES,
      image: '/social/imovelnoseua.png',
    },
  },
  {
    path: '/apresentacao',
    source: 'features/portuguese/web/presentation-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: {
      title: `Apresentação em português: imóvel sem banco em Utah · ${brand.name}`,
      description:
        'Uma hora de conversa em português sobre como famílias de Utah compram imóvel em grupo, sem entrada e sem juros. Gratuito, com tempo para perguntas.',
      locale: 'pt-BR',
      canonicalPath: '/apresentacao',
      image: '/social/apresentacao.png',
    },
  },
  {
    path: '/blog',
    source: 'features/blog/web/blog-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: BLOG_HEAD,
  },
  {
    path: '/blog/:slug',
    source: 'features/blog/web/article-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: { ...ARTICLE_NOT_FOUND_HEAD, title: BLOG_HEAD.title },
  },
  {
    path: '/admin/blog',
    source: 'features/blog/web/admin-blog-page',
    layout: 'blog-admin',
    rendering: 'client',
    head: { title: `Artigos do blog · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
];
