import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  loading: 'o que significaria sair',
  intro:
    'Você pode sair a qualquer momento. Antes de qualquer coisa acontecer, você vê aqui, em dólares, o que isso significa. Nada nesta página acontece até você confirmar, digitando o que pedimos, e, mesmo assim, só passa a valer 72 horas depois: até lá você pode desistir.',
  options: {
    leave_before_start: {
      title: 'Sair antes do início do grupo',
      text: 'Até o vencimento da primeira parcela você pode sair desta forma. Passa a valer 72 horas depois, ou nesse vencimento, se ele vier antes; a partir daí, nada mais é cobrado nem recebido por essa cota. Quando outra família assume a cota, tudo o que você pagou além do depósito é devolvido; o depósito não é devolvido, como diz o contrato. Se ninguém a assumir até esse vencimento, a cota é cancelada, com os valores abaixo.',
      go: 'Sair do grupo',
    },
    cancel: {
      title: 'Cancelar a sua cota',
      text: 'A cota continua no sorteio mensal para a devolução: quando for sorteada, a parte do fundo de tudo o que você pagou volta sem multa. A taxa de administração e a parte do fundo de reserva não voltam.',
      go: 'Cancelar minha cota',
    },
    hand_back: {
      title: 'Devolver a contemplação',
      text: 'O crédito volta ao seu grupo. Você recebe 95% da parte do fundo que pagou e a administração dos meses futuros já paga. O que já foi pago a você por conta do crédito é descontado; se for mais do que isso, você deve a diferença.',
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
  refundDone: 'Devolução, devida a partir do sorteio da sua cota',
  owes: 'Você ficaria devendo',
  ofMember: {
    payout: 'Pago ao cotista',
    refund: 'Devolução quando a cota for sorteada',
    owes: 'O cotista deve',
  },
  confirm: {
    title: 'Confirme, por favor',
    text: 'Passa a valer em no máximo 72 horas. Até lá a cota continua ativa e você pode desistir; depois, não mais.',
    done: 'Anotamos o seu pedido. Você pode desistir até ele passar a valer.',
    againText: 'As 72 horas já passaram: isto vale na hora e não pode ser desfeito.',
    againDone: 'Pronto. Seu demonstrativo está abaixo e no seu e-mail.',
  },
  wish: {
    titles: {
      leave_before_start: 'Você pediu para sair do grupo',
      cancel: 'Você pediu o cancelamento da cota',
      hand_back: 'Você pediu para devolver a contemplação',
    },
    takesEffect: (instant) => `O pedido passa a valer em ${instant}.`,
    meanwhile:
      'Até lá a cota continua ativa em tudo: as parcelas vencem e ela participa das assembleias. Se for contemplada, o pedido perde o efeito. Os valores são calculados novamente quando o pedido passar a valer; se você fosse receber menos ou dever mais, perguntamos novamente.',
    unconfirmed:
      'As 72 horas passaram, mas você receberia menos, ou deveria mais, do que quando pediu. Leia os valores novamente: nada acontece até você confirmar.',
    today: 'Como seria hoje',
    takeBack: 'Retirar o pedido',
    takenBack: 'Você continua com a cota. Nada mudou.',
  },
  refusals: {
    EXIT_CHANGED: 'Os valores mudaram desde que você olhou. Leia-os novamente antes de confirmar.',
    LEAVING_TOO_LATE: 'Sair desta forma só é possível até o vencimento da primeira parcela.',
    EXIT_REFUSED:
      'Não é possível sair desta cota desta forma agora. Recarregue a página para ver as opções.',
    NAME_DIFFERS: 'Digite o seu nome como aparece acima.',
    PAYOUT_UNDER_WAY: 'O pagamento do imóvel já está em andamento. Escreva para nós.',
    WISH_GONE: 'Este pedido de saída não está mais aberto, por isso não pode ser retirado.',
  },
  statement: (kind, day) => `${kind} em ${day}`,
  odds: (chance) =>
    `Quanto tempo isso leva, ninguém pode saber: cada sorteio tira uma cota cancelada com chance de ${chance}, e uma assembleia tem um ou dois. Quando ninguém mais espera por um imóvel, todas são pagas.`,
  owed: {
    title: 'O que é devido e o que foi pago',
    none: 'Nada é devido a você, e nada foi pago ainda.',
    paidOn: (day) => `enviado em ${day}`,
    since: (day) => `desde ${day}`,
    place: (place) => `${place}ª na ordem em que o fundo paga`,
    chance: (chance) =>
      `Cada sorteio a tira com chance de ${chance}; uma assembleia tem um ou dois.`,
    states: { undrawn: 'Espera o sorteio', drawn: 'Sorteada, espera o fundo' },
  },
  statementTitle: 'Seu demonstrativo',
  none: 'Não há nada a fazer para esta cota.',
  noSeat: 'Você não tem cota.',
  failed: 'Não deu certo',
};
