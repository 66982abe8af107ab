import type { Locale } from '#shared/locale.ts';

const en = {
  loading: 'what leaving would mean',
  intro:
    'You may leave at any time. Before anything happens you see here, in dollars, what it means. Nothing on this page takes effect until you type your name.',
  options: {
    leave_before_start: {
      title: 'Leave before the group starts',
      text: 'Until your first contribution is due you can leave at once. Your deposit is not returned, as the agreement says.',
      go: 'Leave the group',
    },
    cancel: {
      title: 'Cancel your seat',
      text: 'Your seat stays in the monthly draw for its refund: when it is drawn, the fund part of everything you paid comes back without a penalty. The administration and reserve parts are not returned.',
      go: 'Cancel my seat',
    },
    hand_back: {
      title: 'Hand your award back',
      text: 'The credit goes back to your group. You get 95% of the fund part you paid, and the administration of months to come that you paid already.',
      go: 'Hand the award back',
    },
    sell: {
      title: 'Sell your home and leave',
      text: 'You sell the home, the debt to your group is paid from it, and the rest is yours. Enter what the sale might bring after its costs. When it is sold, the cooperative settles it with you.',
      go: '',
    },
  },
  seat: (group: string, seat: number) => `${group}, seat ${seat}`,
  netSale: 'Net price of the sale in dollars',
  badAmount: 'Please enter an amount, such as 430,000',
  working: 'How it is worked out',
  payout: 'Paid to you',
  refund: 'Refund when your seat is drawn',
  owes: 'You would owe',
  ofMember: {
    payout: 'Paid to the member',
    refund: 'Refund when the seat is drawn',
    owes: 'The member owes',
  },
  confirm: {
    title: 'Please confirm',
    text: 'This cannot be taken back.',
    done: 'Done. Your statement is below and in your mail.',
  },
  statement: (kind: string, day: string) => `${kind} on ${day}`,
  statementTitle: 'Your statement',
  none: 'There is nothing to do for this seat.',
  noSeat: 'You hold no seat.',
  failed: 'That did not work',
};

type Texts = typeof en;

const pt: Texts = {
  loading: 'o que significaria sair',
  intro:
    'Você pode sair a qualquer momento. Antes de qualquer coisa acontecer, você vê aqui, em dólares, o que isso significa. Nada nesta página vale até você digitar o seu nome.',
  options: {
    leave_before_start: {
      title: 'Sair antes do início do grupo',
      text: 'Até o vencimento da primeira contribuição você pode sair na hora. O depósito não é devolvido, como diz o contrato.',
      go: 'Sair do grupo',
    },
    cancel: {
      title: 'Cancelar a sua cota',
      text: 'A cota continua no sorteio mensal para a devolução: quando for sorteada, a parte do fundo de tudo o que você pagou volta sem multa. As partes de administração e de reserva não voltam.',
      go: 'Cancelar minha cota',
    },
    hand_back: {
      title: 'Devolver a contemplação',
      text: 'O crédito volta ao seu grupo. Você recebe 95% da parte do fundo que pagou e a administração dos meses futuros já paga.',
      go: 'Devolver a contemplação',
    },
    sell: {
      title: 'Vender o imóvel e sair',
      text: 'Você vende o imóvel, a dívida com o grupo é paga com o valor, e o resto é seu. Informe quanto a venda pode render depois dos custos. Quando vender, a cooperativa faz o acerto com você.',
      go: '',
    },
  },
  seat: (group, seat) => `${group}, cota ${seat}`,
  netSale: 'Valor líquido da venda em dólares',
  badAmount: 'Informe um valor, por exemplo 430.000',
  working: 'Como é calculado',
  payout: 'Pago a você',
  refund: 'Devolução quando a cota for sorteada',
  owes: 'Você ficaria devendo',
  ofMember: {
    payout: 'Pago ao membro',
    refund: 'Devolução quando a cota for sorteada',
    owes: 'O membro deve',
  },
  confirm: {
    title: 'Confirme, por favor',
    text: 'Isto não pode ser desfeito.',
    done: 'Pronto. Seu demonstrativo está abaixo e no seu e-mail.',
  },
  statement: (kind, day) => `${kind} em ${day}`,
  statementTitle: 'Seu demonstrativo',
  none: 'Não há nada a fazer para esta cota.',
  noSeat: 'Você não tem cota.',
  failed: 'Não deu certo',
};

/** The sentences of the member's page. */
export const pageTexts = (locale: Locale = 'en'): Texts => (locale === 'pt-BR' ? pt : en);
