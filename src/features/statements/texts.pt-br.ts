import type { EntryKind } from './statement.ts';
import type { texts as en } from './texts.en.ts';

const kinds: Record<EntryKind, string> = {
  'deposit-credited': 'Depósito creditado',
  'contribution-received': 'Contribuição recebida',
  'contribution-returned': 'Devolvida pelo seu banco ou cartão',
  'instalment-settled': 'Parcela quitada',
  'instalment-reopened': 'Parcela aberta de novo',
  'surplus-credited': 'Saldo do crédito depois de pagar a casa',
};

export const texts: typeof en = {
  title: 'Extrato',
  fileName: (seat, period) => `extrato-cota-${seat}-${period}`,
  of: (period) => `Extrato de ${period}`,
  seat: (seat) => `Cota ${seat}`,
  holder: 'Participante',
  group: 'Grupo',
  made: (day) => `Emitido em ${day} a partir dos livros do grupo.`,
  note: 'O dinheiro conta no dia em que o banco ou o cartão o paga. “Guardado” ainda não completa uma parcela. Este não é um extrato bancário nem um documento fiscal.',
  columns: {
    on: 'Data',
    entry: 'Lançamento',
    amount: 'Pago',
    fund: 'Para as casas',
    administration: 'Administração',
    reserve: 'Reserva',
    waiting: 'Guardado',
  },
  opening: 'Antes deste período',
  change: 'Neste período',
  closing: 'No fim',
  entry: (kind, count) => {
    if (count > 1 && kind === 'instalment-settled') return `${count} parcelas quitadas`;
    if (count > 1 && kind === 'instalment-reopened') return `${count} parcelas abertas de novo`;
    return kinds[kind];
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
    title: 'Seu calendário',
    intro:
      'Vencimentos e assembleias no calendário do seu celular ou computador. Adicione este endereço lá como calendário assinado; ele se mantém atualizado.',
    secret: 'Quem conhece o endereço pode ver estas datas. Crie um novo se outra pessoa o tiver.',
    address: 'Endereço do calendário',
    none: 'Você ainda não tem um endereço de calendário.',
    make: 'Criar um endereço de calendário',
    renew: 'Criar um novo endereço',
    end: 'Encerrar',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    made: 'Endereço de calendário criado',
    ended: 'Endereço de calendário encerrado',
    failed: 'Não funcionou',
    loading: 'seu endereço de calendário',
    due: (amount, group) => `Contribuição vence: ${amount}, ${group}`,
    dueDetail: (seat, k) => `Cota ${seat}, parcela ${k}.`,
    assembly: (group) => `Assembleia do ${group}`,
    assemblyDetail: (month) =>
      `Mês ${month}. As contribuições contam quando são pagas até o dia 14, às 18h.`,
  },
  messages: {
    period: 'Diga um ano como 2027 ou um mês como 2027-03',
  },
};
