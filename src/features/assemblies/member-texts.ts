import type { Locale } from '#shared/locale.ts';
import type { MemberAssembly } from './contract.ts';

type Refusal = NonNullable<NonNullable<MemberAssembly['next']>['bidRefusal']>;

/** Sentences that members read about their assemblies and bids. */
const en = {
  what: 'your assemblies',
  rules: 'The rules of an assembly',
  seatOf: (group: string, seat: number) => `Group ${group}, seat ${seat}`,
  assembly: (month: number) => `Assembly ${month}`,
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  untilClose: (moment: string) => `until bids and list close, ${moment}`,
  untilDraw: (moment: string) => `until the draw, ${moment}`,
  waitingForRound: (moment: string) =>
    `The draw was due ${moment}. It waits for the public randomness of its round; no other is taken.`,
  postponed:
    'This assembly was postponed. Bids that you placed before do not count: please place yours anew.',
  eligible: 'Every instalment up to this month is paid, so your seat takes part in the draw.',
  notYetEligible: (cutOff: string) =>
    `Your seat takes part as soon as every instalment up to this month has arrived, by ${cutOff} at the latest; a bank debit counts when it has succeeded.`,
  notActive: 'Your seat was selected already or has left, so it takes no part in the draw.',
  payNow: 'Pay now',
  chance: (seats: number, percent: string) =>
    `${seats} seats are eligible so far: one lottery pick selects each of them with a chance of ${percent}.`,
  refusals: {
    closed: 'The list is closed. Your last bid before it counts.',
    'not-active': 'Your seat was selected already or has left, so it does not bid.',
    'too-late-in-term': 'Fewer than 96 instalments are left, so bids are no longer possible.',
    'too-few-left':
      'You have paid so far ahead that fewer than 96 of your instalments are left, so you cannot bid. You stay in the lottery.',
    barred:
      'A bid of yours was not paid in time, so you may not bid for three assemblies. You stay in the lottery.',
  } as Record<Refusal, string>,
  barredUntil: (month: number) => `You may bid again in assembly ${month}.`,
  /** Other languages than English name the server's refusals by their code. */
  refusedBecause: {} as Partial<Record<string, string>>,
  bidTitle: 'Place a bid',
  bidIntro:
    'A bid is a number of whole instalments from the end of your plan that you pay at once. The highest bid wins a home this month. If it is yours, you have 5 business days to start the payment.',
  bidPublic:
    'Your bid is sealed in this browser. Nobody, we included, can read it before the round. Then all bids become public with their seat numbers, the losing ones too, without names.',
  instalments: 'Instalments',
  range: (min: number, max: number) => `${min} to ${max}`,
  rangeError: (min: number, max: number) => `Whole instalments from ${min} to ${max}`,
  place: 'Seal and place my bid',
  replace: 'Replace my bid',
  withdraw: 'Withdraw my bid',
  sealing: 'Sealing…',
  received: 'Bid Received',
  withdrawnTitle: 'Bid Withdrawn',
  refused: 'Bid Not Placed',
  sealed: 'Your sealed bid was received. Keep the receipt: it proves that it was there in time.',
  withdrawn: 'A withdrawal was received in place of your bid. Keep its receipt.',
  spareKey:
    'Spare key of this bid. With it the bid opens even if the public randomness should ever end. It is kept in this browser and shown only now:',
  figures: {
    cost: 'You would pay at once',
    remains: 'Then remains to pay',
    won: 'Won so far in your group',
    usual: 'Usual winning bid in a simulation',
  },
  remains: (count: number, money: string) => `${count} instalments, together ${money}`,
  noneWon: 'no bid yet',
  about: (count: number) => `about ${count} instalments`,
  receipts: 'Your receipts',
  receiptsHint: 'The last one counts. What it says only this browser knows, until the round.',
  receipt: (number: number) => `Receipt ${number}`,
  receiptCounts: 'counts',
  receiptAmount: (amount: number) => (amount > 0 ? `${amount} instalments` : 'withdrawn'),
  download: 'Download',
  mail: 'Mail to myself',
  mailSubject: (month: number) => `Receipt of my sealed bid, assembly ${month}`,
  results: 'Results so far',
  allResults: (count: number) => `Show all ${count} results`,
  nobody: 'Nobody was selected.',
  pick: (kind: string, seat: number) => `${kind}: seat ${seat}`,
  withInstalments: (count: number) => ` with ${count} instalments`,
  yourSeat: 'your seat',
  opening:
    'Your group has formed, and its first assembly is being opened. It appears here within a minute.',
  noNext: 'No assembly is open at the moment. The next one opens on the 16th of the month.',
};

type MemberTexts = typeof en;

const portuguese: MemberTexts = {
  what: 'suas assembleias',
  rules: 'As regras da assembleia',
  seatOf: (group, seat) => `Grupo ${group}, cota ${seat}`,
  assembly: (month) => `Assembleia ${month}`,
  units: { days: 'dias', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
  untilClose: (moment) => `até o fechamento dos lances e da lista, ${moment}`,
  untilDraw: (moment) => `até o sorteio, ${moment}`,
  waitingForRound: (moment) =>
    `O sorteio era previsto para ${moment}. Ele aguarda a aleatoriedade pública de sua rodada; nenhuma outra é usada.`,
  postponed:
    'Esta assembleia foi adiada. Lances dados antes não contam: dê o seu novamente, por favor.',
  eligible: 'Todas as parcelas até este mês estão pagas: sua cota participa do sorteio.',
  notYetEligible: (cutOff) =>
    `Sua cota participa assim que todas as parcelas até este mês chegarem, no máximo até ${cutOff}; um débito bancário conta quando é confirmado.`,
  notActive: 'Sua cota já foi contemplada ou saiu, portanto não participa do sorteio.',
  payNow: 'Pagar agora',
  chance: (seats, percent) =>
    `Até agora ${seats} cotas estão aptas: um sorteio contempla cada uma com uma chance de ${percent}.`,
  refusals: {
    closed: 'A lista está fechada. Vale o seu último lance antes do fechamento.',
    'not-active': 'Sua cota já foi contemplada ou saiu, portanto não dá lances.',
    'too-late-in-term': 'Restam menos de 96 parcelas, portanto não há mais lances.',
    'too-few-left':
      'Você já pagou tantas parcelas adiantadas que restam menos de 96; por isso não pode dar lances. Você continua no sorteio.',
    barred:
      'Um lance seu não foi pago no prazo: você não pode dar lances por três assembleias. Continua no sorteio.',
  },
  barredUntil: (month) => `Você pode dar lances de novo na assembleia ${month}.`,
  refusedBecause: {
    BIDDING_NOT_FOUND: 'Não há uma assembleia assim para dar lances.',
    BIDDING_CLOSED: 'Os lances desta assembleia estão encerrados. Vale o seu último lance.',
    BID_NOT_VALID: 'Este arquivo não é um lance lacrado da sua cota para esta assembleia.',
    BID_SEEN_BEFORE: 'Este lance lacrado já foi recebido antes.',
    TOO_MANY_BIDS: 'Sua cota já deu todos os lances que uma assembleia permite. Vale o último.',
    SEAT_NOT_YOURS: 'Esta cota não é sua.',
    BIDDER_BARRED:
      'Um lance seu não foi pago no prazo: você não pode dar lances nas próximas três assembleias. Continua no sorteio.',
    BIDDING_OVER: 'Restam menos de 96 parcelas, portanto não há mais lances neste grupo.',
  },
  bidTitle: 'Dar um lance',
  bidIntro:
    'Um lance é um número de parcelas inteiras do fim do seu plano, pagas de uma vez. O maior lance ganha uma casa neste mês. Se for o seu, você tem 5 dias úteis para iniciar o pagamento.',
  bidPublic:
    'Seu lance é lacrado neste navegador. Ninguém, nem nós, consegue lê-lo antes da rodada. Depois todos os lances ficam públicos com o número da cota, também os perdedores, sem nomes.',
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
    remains: 'Depois falta pagar',
    won: 'Lances vencedores no seu grupo',
    usual: 'Lance vencedor usual em uma simulação',
  },
  remains: (count, money) => `${count} parcelas, no total ${money}`,
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
};

const byLocale: Record<Locale, MemberTexts> = { en, 'pt-BR': portuguese };

export function memberTexts(locale: Locale): MemberTexts {
  return byLocale[locale];
}
