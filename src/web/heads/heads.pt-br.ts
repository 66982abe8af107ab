import { texts as blog } from '#features/blog/texts.pt-br.ts';
import { brand } from '#shared/brand.ts';
import type { heads as en } from './heads.en.ts';

const named = (title: string, description = '') => ({
  title: `${title} · ${brand.name}`,
  description,
});

export const heads: typeof en = {
  investors: {
    title: `${brand.name}: imóvel sem banco, sem entrada e sem juros`,
    description:
      'Famílias de Utah compram imóvel juntas: sem entrada, sem juros, 240 contribuições mensais. Não é empréstimo, banco nem investimento.',
  },
  homebuyers: named(
    'Comprar imóvel em Utah em grupo, sem banco e sem juros',
    'O banco disse não? Cotistas da nossa cooperativa em Utah compram imóvel com 0% de entrada e 0% de juros: um sorteio e um lance por mês. Não é empréstimo.',
  ),
  calculators: named(
    'Financiamento ou programa? Compare com os seus números',
    'Sete calculadoras de parcela, custo total, impostos e retorno. Taxas, aluguel e espera entram na conta, também onde o financiamento ganha.',
  ),
  simulator: named(
    'Simulador: o que pode acontecer com um grupo em 20 anos',
    'Cem grupos de 480 cotistas, simulados com as regras do programa: quando vêm os imóveis, sua chance com e sem lance, e como um grupo pode dar errado.',
  ),
  rules: named(
    'Regulamento: as regras do grupo, em palavras simples',
    'Quanto você paga, quem é contemplado, como funcionam lances e devoluções, e o que acontece quando alguém atrasa, sai ou para de pagar. Regra por regra.',
  ),
  about: named(
    'Quem somos e quem nos fiscaliza',
    'Nome, endereço e telefone da cooperativa, quem guarda o dinheiro, como ficam escritura e garantia depois da contemplação, e o que você pode conferir.',
  ),
  brazilians: named(
    'Imóvel nos EUA sem banco e sem juros',
    'Compre seu imóvel em Utah em grupo: sem entrada, sem juros e sem banco, com US$ 2 mil a US$ 3 mil por mês. Uma cooperativa, não um empréstimo.',
  ),
  presentation: named(
    'Apresentação em português: imóvel sem banco em Utah',
    'Uma hora de conversa em português sobre como famílias de Utah compram imóvel em grupo, sem entrada e sem juros. Gratuito, com tempo para perguntas.',
  ),
  dashboard: named('Painel'),
  contributions: named('Contribuições'),
  paymentMethods: named('Formas de pagamento'),
  statements: named('Extratos'),
  more: named('Mais'),
  application: named('Conta e inscrição'),
  home: named('O seu imóvel'),
  group: named('O seu grupo'),
  bankDetails: named('Dados bancários'),
  leaving: named('Sair do grupo'),
  transfers: named('Transferências'),
  assemblies: named('As suas assembleias'),
  account: named('Configurações da conta'),
  receipt: named('Recibo'),
  changeEmail: named('O seu novo e-mail'),
  stopEmailChange: named('O seu e-mail'),
  invitation: named('Participe da equipe'),
  estate: named('A conta de um espólio'),
  pay: named('Pagar o depósito'),
  assembly: named('Assembleia'),
  checkADraw: named(
    'Confira um sorteio com outras ferramentas',
    'Como qualquer pessoa repete um sorteio a partir dos arquivos publicados.',
  ),
  confirm: named('Confirmar os dados'),
  unsubscribe: named('Cancelar inscrição'),
  verifyEmail: named('Confirmar o e-mail'),
  resetPassword: named('Escolher uma nova senha'),
  adminLogin: named('Entrada da administração'),
  adminBlog: named('Artigos do blog'),
  notFound: named('Página não encontrada'),
  blog: blog.head,
};
