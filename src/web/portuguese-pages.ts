import { head } from './heads/page-heads.ts';
import type { PageDefinition } from './page.ts';

type Alternates = NonNullable<PageDefinition['head']['alternates']>;
const pairOf = (english: string, portuguese: string): Alternates => [
  { locale: 'en', path: english },
  { locale: 'pt-BR', path: portuguese },
];

/** Pages in both languages (hreflang): search engines show each reader theirs. */
export const HOMEBUYER_ALTERNATES = pairOf('/homebuyers', '/comprar-imovel');
export const CALCULATOR_ALTERNATES = pairOf('/calculators', '/calculadoras');
export const SIMULATOR_ALTERNATES = pairOf('/simulator', '/simulador');
export const BLOG_ALTERNATES = pairOf('/en/blog', '/blog');
export const ABOUT_ALTERNATES = pairOf('/about', '/sobre');
export const RULES_ALTERNATES = pairOf('/rules', '/regulamento');

export const portuguesePages: readonly PageDefinition[] = [
  {
    path: '/imovelnoseua',
    source: 'features/brazilian-pages/web/imovel-nos-eua-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    head: {
      says: head('brazilians'),
      locale: 'pt-BR',
      canonicalPath: '/imovelnoseua',
      image: '/social/imovelnoseua.png',
    },
  },
  {
    path: '/comprar-imovel',
    source: 'features/marketing/web/homebuyers-page',
    layout: 'portuguese',
    canPay: true,
    rendering: 'prerendered',
    variants: ['variant=short'],
    head: {
      says: head('homebuyers'),
      locale: 'pt-BR',
      canonicalPath: '/comprar-imovel',
      alternates: HOMEBUYER_ALTERNATES,
      image: '/social/comprar-imovel.png',
    },
  },
  {
    path: '/apresentacao',
    source: 'features/brazilian-pages/web/presentation-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: {
      says: head('presentation'),
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
      says: head('calculators'),
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
      says: head('simulator'),
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
      says: head('rules'),
      locale: 'pt-BR',
      canonicalPath: '/regulamento',
      alternates: RULES_ALTERNATES,
      image: '/social/regulamento.png',
    },
  },
  {
    path: '/sobre',
    source: 'features/organization/web/about-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: {
      says: head('about'),
      locale: 'pt-BR',
      canonicalPath: '/sobre',
      alternates: ABOUT_ALTERNATES,
      image: '/social/sobre.png',
    },
  },
  {
    path: '/grupos/:group/assembleias/:month',
    source: 'features/assemblies/web/assembleia-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: { says: head('assembly'), locale: 'pt-BR' },
  },
  {
    path: '/conferir-um-sorteio',
    source: 'features/assemblies/checking/web/conferir-um-sorteio-page',
    layout: 'portuguese',
    rendering: 'prerendered',
    head: {
      says: head('checkADraw'),
      locale: 'pt-BR',
    },
  },
  {
    path: '/blog',
    source: 'features/blog/web/blog-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: {
      says: head('blog'),
      locale: 'pt-BR',
      canonicalPath: '/blog',
      alternates: BLOG_ALTERNATES,
      image: '/social/blog.png',
      feed: '/blog/feed.xml',
    },
  },
  {
    path: '/blog/:slug',
    source: 'features/blog/web/article-page',
    layout: 'portuguese',
    rendering: 'dynamic',
    head: { says: head('blog'), locale: 'pt-BR' },
  },
  {
    path: '/confirmar',
    source: 'features/waitlist/web/confirmar-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('confirm'), locale: 'pt-BR' },
  },
  {
    path: '/cancelar-inscricao',
    source: 'features/contacts/web/cancelar-inscricao-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('unsubscribe'), locale: 'pt-BR' },
  },
  {
    path: '/convite',
    source: 'features/accounts/team/web/invitation-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('invitation'), locale: 'pt-BR' },
  },
  {
    path: '/espolio',
    source: 'features/transfers/web/espolio-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('estate'), locale: 'pt-BR' },
  },
  {
    path: '/pagar',
    source: 'features/deposits/web/pay-page',
    layout: 'portuguese',
    canPay: true,
    rendering: 'client',
    head: { says: head('pay'), locale: 'pt-BR' },
  },
  {
    path: '/verificar-email',
    source: 'features/accounts/profile/web/verify-email-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('verifyEmail'), locale: 'pt-BR' },
  },
  {
    path: '/redefinir-senha',
    source: 'features/accounts/profile/web/reset-password-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('resetPassword'), locale: 'pt-BR' },
  },
  {
    path: '/alterar-email',
    source: 'features/account-settings/web/change-email-page',
    layout: 'portuguese',
    rendering: 'client',
    head: { says: head('changeEmail'), locale: 'pt-BR' },
  },
  {
    path: '/admin/blog',
    source: 'features/blog/web/admin-blog-page',
    layout: 'blog-admin',
    rendering: 'client',
    head: { says: head('adminBlog'), locale: 'pt-BR' },
  },
];
