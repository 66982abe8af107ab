import { type EntryKind, namesOf } from './statement.ts';
import type { texts as en } from './texts.en.ts';

const kinds: Record<EntryKind, string> = {
  'deposit-credited': 'Depósito creditado',
  'contribution-received': 'Contribuição recebida',
  'contribution-returned': 'Devolvida pelo seu banco ou cartão',
  'instalment-settled': 'Parcela quitada',
  'instalment-reopened': 'Parcela reaberta',
  'surplus-credited': 'Saldo do crédito depois de pagar o imóvel',
};

export const texts: typeof en = {
  title: 'Extrato',
  fileName: (seat, period) => `extrato-cota-${seat}-${period}`,
  of: (period) => `Extrato de ${period}`,
  seat: (seat) => `Cota ${seat}`,
  holder: 'Cotista',
  receiver: 'Pago a',
  page: (page, of) => `Página ${page} de ${of}`,
  group: 'Grupo',
  made: (day) => `Emitido em ${day} a partir da contabilidade do grupo.`,
  note: 'O dinheiro conta no dia em que o banco ou o cartão o paga. O “saldo a aplicar” ainda não completa uma parcela. Este não é um extrato bancário nem um documento fiscal.',
  columns: {
    on: 'Data',
    entry: 'Lançamento',
    amount: 'Pago',
    fund: 'Fundo comum',
    administration: 'Taxa de administração',
    reserve: 'Fundo de reserva',
    waiting: 'Saldo a aplicar',
  },
  opening: 'Antes deste período',
  change: 'Total deste período',
  closing: 'No fim',
  entry: ({ kind, instalments }) => {
    if (instalments.length === 0) return kinds[kind];
    return `${kinds[kind]}: nº ${namesOf(instalments)}`;
  },
  nothing: 'Nada aconteceu neste período.',
  year: 'Ano',
  month: 'Mês',
  wholeYear: 'O ano inteiro',
  print: 'Imprimir',
  csv: 'Salvar como CSV',
  pdf: 'Salvar como PDF',
  saving: 'Salvando…',
  saveFailed: 'Não foi possível salvar o arquivo',
  loading: 'seu extrato',
  calendar: {
    title: 'Sua agenda',
    intro:
      'Vencimentos e assembleias na agenda do seu celular ou computador. Adicione este endereço lá como agenda por assinatura; ele se mantém atualizado.',
    secret: 'Quem conhece o endereço pode ver estas datas. Crie um novo se outra pessoa o tiver.',
    address: 'Endereço da agenda',
    none: 'Você ainda não tem um endereço de agenda.',
    make: 'Criar um endereço de agenda',
    renew: 'Criar um novo endereço',
    end: 'Encerrar',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    made: 'Endereço de agenda criado',
    ended: 'Endereço de agenda encerrado',
    failed: 'Não funcionou',
    loading: 'seu endereço de agenda',
    due: (amount, group) => `Contribuição vence: ${amount}, ${group}`,
    dueDetail: (seat, k) => `Cota ${seat}, parcela ${k}.`,
    assembly: (group) => `Assembleia do ${group}`,
    assemblyDetail: (month) =>
      `Mês ${month}. As contribuições contam quando são pagas até o dia 14, às 18h.`,
  },
  yearly: {
    subject: (year) => `Seu extrato de ${year}`,
    preview: 'O que você pagou no ano, por parte.',
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    body: (year) =>
      `Isto é o que você pagou pela sua cota em ${year}, por parte. O extrato com cada pagamento, o seu nome e endereço e os nossos está na sua página; salve-o em PDF para o seu contador.`,
    action: 'Abrir o extrato',
    labels: { group: 'Grupo', seat: 'Sua cota' },
  },
  messages: {
    period: 'Informe um ano como 2027 ou um mês como 2027-03',
  },
};
