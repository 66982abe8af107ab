import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  title: 'Quem somos e quem nos fiscaliza',
  lead: `${brand.name} é uma cooperativa de famílias em ${brand.region} que compra imóveis com um fundo comum. Não é empréstimo, banco nem investimento.`,
  notEntered:
    'Ainda não foi informado quem opera esta instalação. É uma demonstração: não pague nada aqui.',
  loading: 'Quem somos',
  operator: 'Quem opera o programa',
  address: 'Endereço',
  phone: 'Telefone',
  email: 'E-mail',
  money: 'O seu dinheiro e o seu imóvel',
  escrowHolder: 'Quem guarda o dinheiro (escrow)',
  titleAndLien: 'Escritura e garantia depois da contemplação',
  watch: 'Quem nos fiscaliza',
  auditor: 'Auditoria',
  license: 'Licença ou registro',
  people: 'As pessoas',
  check: {
    title: 'O que você mesmo pode conferir',
    text: 'Você não precisa acreditar em nós. Nada disto exige uma conta.',
    links: [
      ['/regulamento', 'O regulamento do programa, com todos os números'],
      ['/conferir-um-sorteio', 'Confira um sorteio no seu próprio navegador'],
      ['/simulador', 'Quanto tempo se espera e como um grupo pode dar errado'],
      ['/termos-de-uso', 'Termos de uso'],
    ],
  },
};
