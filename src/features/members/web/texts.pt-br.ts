import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
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
