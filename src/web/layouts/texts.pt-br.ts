import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import { heads } from '../heads.pt-br.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  heads,
  skip: 'Pular para o conteúdo',
  signIn: 'Entrar',
  memberSignIn: 'Entrada de membros',
  audience: 'Público',
  investors: 'Investidores',
  homebuyers: 'Primeira casa',
  firstTimeBuyers: 'Primeira compra',
  reserve: 'Reservar minha vaga',
  calculatorsPath: '/calculadoras',
  simulatorPath: '/simulador',
  dashboard: 'Painel',
  signOut: 'Sair',
  accountSettings: 'Configurações da conta',
  aboutProgram: 'Sobre o programa',
  shortSections: { 'how-it-works': 'Como funciona', plans: 'Planos', faqs: 'Dúvidas' },
  sections: { 'how-it-works': 'Como funciona', plans: 'Planos e valores', faqs: 'Dúvidas' },
  shortCalculators: 'Cálculos',
  calculators: 'Calculadoras',
  simulator: 'Simulador',
  rules: 'Regulamento',
  forInvestors: 'Para investidores',
  forBuyers: 'Para o primeiro imóvel',
  blog: 'Blog',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  writeToUs: 'Escreva para nós',
  what: 'A casa própria por um círculo de famílias. Não é empréstimo, banco nem investimento.',
  wait: `${WAIT_SENTENCE_PORTUGUESE} Planeje-se para uma longa espera.`,
  portuguese: {
    main: 'Principal',
    brazilians: 'Imóvel nos EUA',
    presentation: 'Apresentação',
    blog: 'Blog',
    apply: 'Inscrever-se',
    inPortuguese: 'Em português',
    inEnglish: 'Em inglês',
    what: `Uma cooperativa de famílias em ${brand.region}. Não é empréstimo, banco nem investimento.`,
    notConsortium:
      'Inspirado no consórcio, mas não é um consórcio brasileiro: não se aplica a Lei 11.795/2008 e não há autorização nem fiscalização do Banco Central do Brasil. Valem as leis de Utah.',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ser antigo, ou uma letra pode ter se perdido no caminho. As páginas abaixo estão todas em casa.',
    start: 'Ir para a página inicial',
    otherLanguage: {
      text: 'We could not find this page. See our pages in English.',
      locale: 'en',
      href: '/',
    },
  },
  navigation: { sections: 'Seções', pages: 'Páginas', legal: 'Termos e conta' },
};
