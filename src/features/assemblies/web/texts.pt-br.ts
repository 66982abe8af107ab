import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  what: 'suas assembleias',
  rules: 'As regras da assembleia',
  seatOf: (group, seat) => `${group}, cota ${seat}`,
  assembly: (month) => `Assembleia ${month}`,
  untilClose: (moment) => `até o fechamento dos lances e da lista, ${moment}`,
  untilDraw: (moment) => `até o sorteio, ${moment}`,
  waitingForRound: (moment) =>
    `O sorteio era previsto para ${moment}. Ele aguarda a aleatoriedade pública de sua rodada; nenhuma outra é usada.`,
  postponed:
    'Esta assembleia foi adiada. Lances dados antes não contam: dê o seu novamente, por favor.',
  eligible: 'Todas as parcelas até este mês estão pagas: sua cota participa do sorteio.',
  notYetEligible: (cutOff) =>
    `Sua cota participa assim que todas as parcelas até este mês chegarem, no máximo até ${cutOff}; um débito bancário conta quando é confirmado.`,
  inactive: {
    awarded: 'Sua cota já foi contemplada; por isso não participa do sorteio nem dá lances.',
    cancelled: 'Sua cota foi cancelada. Ela continua no sorteio para a devolução e não dá lances.',
    other: 'Sua cota saiu do grupo; por isso não participa do sorteio nem dá lances.',
  },
  payNow: 'Pagar agora',
  chance: (seats, percent) =>
    `Até agora ${seats} cotas estão aptas: um sorteio contempla cada uma com uma chance de ${percent}.`,
  expected: (seats, percent) =>
    `Se todos os que costumam pagar em dia pagarem, ${seats} participam: então a chance é de ${percent}.`,
  refusals: {
    closed: 'A lista está fechada. Vale o seu último lance antes do fechamento.',
    'too-late-in-term': 'Restam menos de 96 parcelas, portanto não há mais lances.',
    'too-few-left':
      'Você já pagou tantas parcelas adiantadas que restam menos de 96; por isso não pode dar lances. Você continua no sorteio.',
    barred:
      'Um lance seu não foi pago no prazo: você não pode dar lances nas próximas três assembleias. Você continua no sorteio.',
  },
  barredUntil: (month) => `Você pode dar lances novamente na assembleia ${month}.`,
  refusedBecause: {
    BIDDING_NOT_FOUND: 'Não encontramos esta assembleia.',
    BIDDING_CLOSED: 'Os lances desta assembleia estão encerrados. Vale o seu último lance.',
    BID_NOT_VALID: 'Este arquivo não é um lance lacrado da sua cota para esta assembleia.',
    BID_SEEN_BEFORE: 'Já recebemos este lance lacrado; não é preciso enviá-lo novamente.',
    TOO_MANY_BIDS: 'Sua cota já deu todos os lances que uma assembleia permite. Vale o último.',
    SEAT_NOT_YOURS: 'Você só pode dar lances por uma cota ativa sua neste grupo.',
    BIDDER_BARRED:
      'Um lance seu não foi pago no prazo: você não pode dar lances nas próximas três assembleias. Você continua no sorteio.',
    BIDDING_OVER: 'Restam menos de 96 parcelas, portanto não há mais lances neste grupo.',
  },
  bidTitle: 'Dar um lance',
  bidIntro:
    'Um lance é um número de parcelas inteiras do fim do seu plano, pagas de uma vez. O maior lance é contemplado com a carta de crédito deste mês. Se for o seu, você tem 5 dias úteis para iniciar o pagamento.',
  bidPublic:
    'Seu lance é lacrado neste navegador. Ninguém, nem nós, consegue lê-lo antes da rodada. Depois todos os lances ficam públicos com o número da cota, também os perdedores, sem nomes. Já no fechamento fica público quantas parcelas da sua cota ainda não foram pagas, e portanto se você pagou adiantado: um lance não pode passar delas.',
  instalments: 'Parcelas',
  range: (min, max) => `${min} a ${max}`,
  rangeError: (min, max) => `Parcelas inteiras, de ${min} a ${max}`,
  place: 'Lacrar e dar meu lance',
  replace: 'Substituir meu lance',
  withdraw: 'Retirar meu lance',
  sealing: 'Lacrando…',
  received: 'Lance recebido',
  withdrawnTitle: 'Lance retirado',
  refused: 'Lance não enviado',
  sealed: 'Seu lance lacrado foi recebido. Guarde o recibo: ele prova que chegou a tempo.',
  withdrawn: 'Uma retirada foi recebida no lugar do seu lance. Guarde o recibo.',
  spareKey:
    'Chave reserva deste lance. Com ela o lance abre mesmo que a aleatoriedade pública acabe. Fica neste navegador e só é mostrada agora:',
  figures: {
    cost: 'Você pagaria de uma vez',
    remains: 'Depois faltarão',
    won: 'Lances vencedores no seu grupo',
    wouldWin: 'Nas últimas assembleias',
    usual: 'Lance vencedor usual em uma simulação',
  },
  remains: (count, money) =>
    count === 1 ? `1 parcela, ${money}` : `${count} parcelas, no total ${money}`,
  wouldWin: (amount, wins, of) => `${amount} teriam vencido em ${wins} de ${of}`,
  everything: (max) => `Tudo o que resta: ${max}`,
  tooHigh: (placed, max) =>
    `Seu lance lacrado diz ${placed}, mas a sua cota pode oferecer agora no máximo ${max}. Ele será nulo: substitua-o.`,
  confirmTitle: (amount) => `Dar um lance de ${amount}?`,
  confirmText: (count, amount) =>
    `Seu lance é de ${count} parcelas. Se for escolhido, ${amount} precisam ser pagos de uma vez: iniciados em até 5 dias úteis e recebidos em mais 5.`,
  confirm: 'Lacrar e dar o lance',
  noneWon: 'nenhum lance ainda',
  about: (count) => `cerca de ${count} parcelas`,
  receipts: 'Seus recibos',
  receiptsHint: 'Vale o último. O que ele diz só este navegador sabe, até a rodada.',
  receipt: (number) => `Recibo ${number}`,
  receiptCounts: 'vale',
  receiptAmount: (amount) => (amount > 0 ? `${amount} parcelas` : 'retirado'),
  download: 'Baixar',
  mail: 'Enviar para mim',
  mailSubject: (month) => `Recibo do meu lance lacrado, assembleia ${month}`,
  results: 'Resultados até agora',
  allResults: (count) => `Mostrar todos os ${count} resultados`,
  nobody: 'Ninguém foi contemplado.',
  pick: (kind, seat) => `${kind}: cota ${seat}`,
  withInstalments: (count) => ` com ${count} parcelas`,
  yourSeat: 'sua cota',
  opening:
    'O seu grupo se formou, e a primeira assembleia está sendo aberta. Ela aparece aqui em até um minuto.',
  noNext: 'Nenhuma assembleia está aberta no momento. A próxima abre no dia 16.',
  payBid: {
    title: (group, month) => `Pague seu lance da assembleia ${month}, ${group}`,
    held: (instalments) =>
      `Seu lance de ${instalments} parcelas foi selecionado. Quando estiver pago, sua cota é contemplada.`,
    returned:
      'O dinheiro do seu lance voltou. Sua contemplação fica suspensa até você pagar novamente.',
    startBy: (moment) => `Inicie o pagamento até ${moment}.`,
    payBy: (moment) => `O dinheiro precisa chegar até ${moment}.`,
    makeGoodBy: (moment) =>
      `Pague novamente até ${moment}, ou a contemplação terá de ser devolvida.`,
    unpaid:
      'Se não for pago no prazo, o próximo lance é chamado. Você continua no sorteio e não pode dar lances nas próximas três assembleias.',
    total: (instalments) => `Suas últimas ${instalments} parcelas`,
    how: 'Como você quer pagar?',
    bank: 'Débito bancário',
    bankDetail: 'Leva alguns dias úteis. Conta quando o seu banco tiver pago.',
    card: 'Cartão',
    cardDetail: 'Vale na hora. O limite do cartão costuma ser menor do que esse valor.',
    wire: 'Você também pode pagar por transferência (wire). Escreva antes para nós, para que possamos reconhecê-la.',
    go: (amount) => `Pagar ${amount}`,
    back: 'Escolher outra forma de pagar',
    processing: (moment) =>
      `Seu banco está processando o pagamento. Ele precisa ser concluído até ${moment}; avisaremos quando isso acontecer.`,
    paidTitle: 'Seu lance está pago',
    paidText: 'Sua cota foi contemplada. Parabéns!',
    sentTitle: 'Seu banco está processando',
    sentText: 'Escrevemos para você quando o dinheiro chegar.',
    preparing: 'Preparando o pagamento',
    above:
      'Depois do lance você pagou parcelas adiantadas e restam menos do que o lance. Este lance não pode ser pago; o próximo é chamado quando o prazo terminar. Você continua no sorteio.',
  },
};
