import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
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
