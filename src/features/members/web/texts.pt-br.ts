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
  more: 'Mais',
  application: 'Conta e inscrição',
  bar: { home: 'Início', pay: 'Pagar', group: 'Grupo', ownHome: 'Meu imóvel' },
  about: {
    statements: 'Todos os pagamentos por ano, em PDF ou CSV, e uma agenda dos vencimentos',
    methods: 'Cartões e contas bancárias, e pagamentos automáticos',
    bankDetails: 'Para onde vai o dinheiro que é pago a você',
    application: 'Dados da conta, sua inscrição, seus dados e documentos',
    account: 'E-mail, senha, idioma, acessos e seus dados',
    leaving: 'O que sair significaria em dólares, transferir a cota, seu beneficiário',
    transfers: 'Cotas que estão mudando de cotista',
  },
};
