import { ARTICLE_NOT_FOUND_HEAD, BLOG_HEAD } from '#features/blog/blog-head.ts';
import { brand } from '#shared/brand.ts';
import type { PageDefinition } from './page.ts';

/** The first-time buyers' page in both languages; search engines show each reader theirs. */
export const HOMEBUYER_ALTERNATES: NonNullable<PageDefinition['head']['alternates']> = [
  { locale: 'en', path: '/homebuyers' },
  { locale: 'pt-BR', path: '/imovelnoseua' },
];

export const CALCULATOR_ALTERNATES: NonNullable<PageDefinition['head']['alternates']> = [
  { locale: 'en', path: '/calculators' },
  { locale: 'pt-BR', path: '/calculadoras' },
];

export const SIMULATOR_ALTERNATES: NonNullable<PageDefinition['head']['alternates']> = [
  { locale: 'en', path: '/simulator' },
  { locale: 'pt-BR', path: '/simulador' },
];

export const RULES_ALTERNATES: NonNullable<PageDefinition['head']['alternates']> = [
  { locale: 'en', path: '/rules' },
  { locale: 'pt-BR', path: '/regulamento' },
];

export const portuguesePages: readonly PageDefinition[] = [
  {
    path: '/imovelnoseua',
    source: 'features/brazilian-pages/web/imovel-nos-eua-page',
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
    source: 'features/brazilian-pages/web/presentation-page',
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
    path: '/calculadoras',
    source: 'features/calculators/web/calculadoras-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    showsAddress: 'server',
    head: {
      title: `Financiamento ou programa? Compare com os seus números · ${brand.name}`,
      description:
        'Sete calculadoras de parcela, custo total, impostos e retorno. Taxas, aluguel e espera entram na conta, também onde o financiamento ganha.',
      locale: 'pt-BR',
      canonicalPath: '/calculadoras',
      alternates: CALCULATOR_ALTERNATES,
      image: '/social/calculadoras.png',
    },
  },
  {
    path: '/simulador',
    source: 'features/simulator/web/simulador-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    showsAddress: 'browser',
    head: {
      title: `Simulador: o que pode acontecer com um grupo em 20 anos · ${brand.name}`,
      description:
        'Cem grupos de 480 cotistas, simulados com as regras do programa: quando vêm os imóveis, sua chance com e sem lance, e como um grupo pode dar errado.',
      locale: 'pt-BR',
      canonicalPath: '/simulador',
      alternates: SIMULATOR_ALTERNATES,
      image: '/social/simulador.png',
    },
  },
  {
    path: '/regulamento',
    source: 'features/rule-book/web/regulamento-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    head: {
      title: `Regulamento: as regras do grupo, em palavras simples · ${brand.name}`,
      description:
        'Quanto você paga, quem é contemplado, como funcionam lances e devoluções, e o que acontece quando alguém atrasa, sai ou para de pagar. Regra por regra.',
      locale: 'pt-BR',
      canonicalPath: '/regulamento',
      alternates: RULES_ALTERNATES,
      image: '/social/regulamento.png',
    },
  },
  {
    path: '/grupos/:group/assembleias/:month',
    source: 'features/assemblies/web/assembleia-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: { title: `Assembleia · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
  {
    path: '/conferir-um-sorteio',
    source: 'features/assemblies/checking/web/conferir-um-sorteio-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    head: {
      title: `Confira um sorteio com outras ferramentas · ${brand.name}`,
      description: 'Como qualquer pessoa repete um sorteio a partir dos arquivos publicados.',
      locale: 'pt-BR',
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
    path: '/confirmar',
    source: 'features/waitlist/web/confirmar-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { title: `Confirmar os dados · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
  {
    path: '/cancelar-inscricao',
    source: 'features/contacts/web/cancelar-inscricao-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { title: `Cancelar inscrição · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
  {
    path: '/espolio',
    source: 'features/transfers/web/espolio-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { title: `A conta de um espólio · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
  {
    path: '/admin/blog',
    source: 'features/blog/web/admin-blog-page',
    layout: 'blog-admin',
    rendering: 'client',
    head: { title: `Artigos do blog · ${brand.name}`, description: '', locale: 'pt-BR' },
  },
];
