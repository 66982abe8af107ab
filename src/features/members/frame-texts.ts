import type { Locale } from '#shared/locale.ts';

const en = {
  navigation: 'Your pages',
  overview: 'Overview',
  account: 'Account',
  contributions: 'Contributions',
  assemblies: 'Assemblies',
  yourAssemblies: 'Your assemblies',
  methods: 'Payment methods',
  statements: 'Statements',
  group: 'Your group',
  home: 'Your home',
  bankDetails: 'Bank details',
  leaving: 'Leaving',
  transfers: 'Transfers',
};

const pt: typeof en = {
  navigation: 'Suas páginas',
  overview: 'Visão geral',
  account: 'Conta',
  contributions: 'Contribuições',
  assemblies: 'Assembleias',
  yourAssemblies: 'Suas assembleias',
  methods: 'Formas de pagamento',
  statements: 'Extratos',
  group: 'Seu grupo',
  home: 'Sua casa',
  bankDetails: 'Dados bancários',
  leaving: 'Sair do grupo',
  transfers: 'Transferências',
};

/** The names of the member's pages. */
export const frameTexts = (locale: Locale): typeof en => (locale === 'pt-BR' ? pt : en);
