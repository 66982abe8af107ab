import type { Locale } from '#shared/locale.ts';
import type { CheckName } from './check-step.ts';

/** Sentences of the public pages about an assembly. */
const en = {
  group: (code: string) => `Group ${code}`,
  title: (month: number) => `Assembly ${month}`,
  absent: 'There is no such assembly',
  absentHint: 'It may not have opened yet. Please check the address.',
  toStart: 'Back to the start',
  loading: 'Loading the assembly',
  beforeClose:
    'Until the list closes, neither who takes part nor who bids is public. Nobody, we included, can read a bid before the round.',
  afterClose:
    'The list and the sealed bids are fixed and public. What they lead to nobody can know before the round.',
  privacy: 'Seats have numbers here, never names.',
  steps: { opened: 'Bidding opens', closed: 'List closes', held: 'Draw', settled: 'Minutes close' },
  stepsLabel: 'How far this assembly is',
  settledHint: 'when every bid is paid or given up',
  postponed: (from: string) => `Postponed from ${from}. Bids for the earlier round do not count.`,
  result: 'Result',
  nobody:
    'No seat was selected: the fund did not reach for a home, or nobody was eligible. What is not used carries over.',
  seat: 'Seat',
  instalments: (count: number) => `${count} instalments`,
  startBy: (moment: string) => `Payment has to start by ${moment}`,
  payBy: (moment: string) => `and to arrive by ${moment}`,
  askedNext: 'asked next',
  refundsDrawn: 'Cancelled seats that came up for their refund',
  refundsPaid: 'Refunds that the fund reached for',
  books: 'Books at the close',
  booksHint: 'They decide how many seats can be selected, and were published with the list.',
  bookNames: {
    available: 'In the fund',
    credit: "A home's credit",
    allowed: 'Seats that may be selected by this month',
    awardsMade: 'Selected before',
    refundsOwed: 'Refunds owed from before',
    eligible: 'Eligible seats',
    sealed: 'Sealed bids',
  },
  bids: 'Bids',
  sealedHint: (count: number) =>
    count === 1
      ? 'One seat has placed a sealed bid. It opens with the round.'
      : `${count} seats have placed a sealed bid. They open with the round.`,
  bidsHint: 'Everybody who opens the sealed files finds the same.',
  verdict: 'Verdict',
  valid: 'valid',
  won: 'won',
  circleTitle: 'The draw as a picture',
  circleCaption:
    'Each dot is a seat on the list. The line follows the order of the lottery as far as it was needed.',
  circleWaiting: 'Each dot is a seat on the list. Who is selected follows from the round.',
  circleCount: 'eligible seats',
  circleLabel: 'A circle of all seats on the list.',
  circleSelected: (seats: string) => `Selected: ${seats}.`,
  legend: {
    eligible: 'eligible',
    cancelled: 'cancelled',
    lottery: 'selected by lottery',
    bid: 'selected by bid',
  },
  live: {
    title: { open: 'Until the list closes', closed: 'Until the draw' },
    at: (moment: string) => `on ${moment}`,
    openHint: 'Members may still place, replace or withdraw a bid.',
    closedHint: (round: number) =>
      `At that moment the public beacon signs its round ${round}. The result follows from that signature and from the list below, both of which nobody can change.`,
    waitingTitle: 'Waiting for the beacon',
    waitingHint: (round: number) =>
      `Round ${round} is due. As soon as it is public, the sealed bids open and the seats are selected; this page then shows it by itself.`,
    beaconTitle: (round: number) => `Round ${round} is here`,
    beaconHint: 'Its randomness decides the order of the seats and opens the sealed bids:',
    walkTitle: 'The walk along the circle',
    walkHint: 'From seat to seat in the order of the lottery, until one is eligible.',
    walkSeat: (seat: number) => `Seat ${seat}`,
    walkCancelled: (seat: number) => `Seat ${seat} has left the group: it comes up for its refund`,
    walkSelected: (seat: number) => `Seat ${seat} is selected`,
    watch: 'Watch the walk',
    skip: 'Show the result',
  },
  checkTitle: 'Check it yourself',
  checkIntro:
    'Your browser repeats the whole draw from the published files and compares. Nothing we say about the result is believed.',
  checkButton: 'Check this draw',
  checkAgain: 'Check again',
  checking: 'Checking…',
  checkStates: { right: 'right', wrong: 'wrong', running: 'running', waiting: 'waiting' },
  isRight:
    'Everything agrees: the result follows from the published list and the public randomness.',
  isWrong: 'Something differs. Please tell us, and show this page to others.',
  checks: {
    list: 'The list is the one that was published before the draw',
    previous: 'It names the list of the month before',
    receipts: 'No bid with a receipt was left out or exchanged',
    round: 'The round was fixed by the calendar',
    beacon: 'The randomness carries a true signature of that round',
    orders: 'Seed and both orders follow from list and randomness',
    bids: 'Every sealed bid opens and says what is shown',
    result: 'Picks, refunds and money follow from orders, bids and books',
    later: 'Whoever took the place of a bid that was given up was the next in order',
  } satisfies Record<CheckName, string> as Record<CheckName, string>,
  files: 'Files',
  filesAll: 'Everything as one JSON file',
  filesHow: 'How to check it with other tools',
  hashes: {
    list: 'SHA-256 of the list',
    round: (round: number) => `Signature of round ${round}`,
    randomness: 'Randomness',
    seed: 'Seed',
    chain: 'Chain',
  },
  listFile: 'The list file',
  lotteryOrder: 'The order of the lottery',
  bidTieOrder: 'The order that decides between equal bids',
  minutes: 'Minutes',
};

type PageTexts = typeof en;

const portuguese: PageTexts = {
  group: (code) => `Grupo ${code}`,
  title: (month) => `Assembleia ${month}`,
  absent: 'Esta assembleia não existe',
  absentHint: 'Talvez ainda não tenha sido aberta. Confira o endereço.',
  toStart: 'Voltar ao início',
  loading: 'Carregando a assembleia',
  beforeClose:
    'Até o fechamento da lista, nem quem participa nem quem dá lance é público. Ninguém, nem nós, consegue ler um lance antes da rodada.',
  afterClose:
    'A lista e os lances lacrados estão fixos e públicos. O que deles resulta ninguém pode saber antes da rodada.',
  privacy: 'Aqui as cotas têm números, nunca nomes.',
  steps: {
    opened: 'Abertura dos lances',
    closed: 'Fechamento da lista',
    held: 'Sorteio',
    settled: 'Fechamento da ata',
  },
  stepsLabel: 'Em que ponto está esta assembleia',
  settledHint: 'quando cada lance estiver pago ou liberado',
  postponed: (from) => `Adiada de ${from}. Lances para a rodada anterior não contam.`,
  result: 'Resultado',
  nobody:
    'Nenhuma cota foi contemplada: o fundo não alcançou uma casa ou ninguém estava apto. O que não é usado passa para o mês seguinte.',
  seat: 'Cota',
  instalments: (count) => `${count} parcelas`,
  startBy: (moment) => `O pagamento deve começar até ${moment}`,
  payBy: (moment) => `e chegar até ${moment}`,
  askedNext: 'chamada em seguida',
  refundsDrawn: 'Cotas canceladas sorteadas para devolução',
  refundsPaid: 'Devoluções que o fundo alcançou',
  books: 'Contas no fechamento',
  booksHint: 'Elas decidem quantas cotas podem ser contempladas e foram publicadas com a lista.',
  bookNames: {
    available: 'No fundo',
    credit: 'Crédito de uma casa',
    allowed: 'Cotas que podem ser contempladas até este mês',
    awardsMade: 'Contempladas antes',
    refundsOwed: 'Devoluções pendentes de antes',
    eligible: 'Cotas aptas',
    sealed: 'Lances lacrados',
  },
  bids: 'Lances',
  sealedHint: (count) =>
    count === 1
      ? 'Uma cota deu um lance lacrado. Ele abre com a rodada.'
      : `${count} cotas deram um lance lacrado. Eles abrem com a rodada.`,
  bidsHint: 'Quem abre os arquivos lacrados encontra sempre o mesmo.',
  verdict: 'Situação',
  valid: 'válido',
  won: 'venceu',
  circleTitle: 'O sorteio em imagem',
  circleCaption:
    'Cada ponto é uma cota da lista. A linha segue a ordem do sorteio até onde foi necessária.',
  circleWaiting: 'Cada ponto é uma cota da lista. Quem é contemplado decorre da rodada.',
  circleCount: 'cotas aptas',
  circleLabel: 'Um círculo com todas as cotas da lista.',
  circleSelected: (seats) => `Contempladas: ${seats}.`,
  legend: {
    eligible: 'apta',
    cancelled: 'cancelada',
    lottery: 'contemplada por sorteio',
    bid: 'contemplada por lance',
  },
  live: {
    title: { open: 'Até o fechamento da lista', closed: 'Até o sorteio' },
    at: (moment) => `em ${moment}`,
    openHint: 'Os cotistas ainda podem dar, trocar ou retirar um lance.',
    closedHint: (round) =>
      `Nesse momento o farol público assina sua rodada ${round}. O resultado decorre dessa assinatura e da lista abaixo, e ninguém pode mudar nenhuma das duas.`,
    waitingTitle: 'À espera do farol',
    waitingHint: (round) =>
      `É a hora da rodada ${round}. Assim que ela for pública, os lances lacrados se abrem e as cotas são contempladas; esta página o mostra sozinha.`,
    beaconTitle: (round) => `A rodada ${round} chegou`,
    beaconHint: 'Sua aleatoriedade decide a ordem das cotas e abre os lances lacrados:',
    walkTitle: 'O caminho ao longo do círculo',
    walkHint: 'De cota em cota na ordem do sorteio, até uma que esteja apta.',
    walkSeat: (seat) => `Cota ${seat}`,
    walkCancelled: (seat) => `A cota ${seat} saiu do grupo: é a vez da sua devolução`,
    walkSelected: (seat) => `A cota ${seat} foi contemplada`,
    watch: 'Ver o caminho',
    skip: 'Mostrar o resultado',
  },
  checkTitle: 'Confira você mesmo',
  checkIntro:
    'Seu navegador repete todo o sorteio a partir dos arquivos publicados e compara. Nada do que dizemos sobre o resultado é tomado como verdade.',
  checkButton: 'Conferir este sorteio',
  checkAgain: 'Conferir de novo',
  checking: 'Conferindo…',
  checkStates: { right: 'certo', wrong: 'errado', running: 'em andamento', waiting: 'aguardando' },
  isRight: 'Tudo confere: o resultado decorre da lista publicada e da aleatoriedade pública.',
  isWrong: 'Algo difere. Avise-nos, por favor, e mostre esta página a outros.',
  checks: {
    list: 'A lista é a que foi publicada antes do sorteio',
    previous: 'Ela cita a lista do mês anterior',
    receipts: 'Nenhum lance com recibo ficou de fora nem foi trocado',
    round: 'A rodada foi fixada pelo calendário',
    beacon: 'A aleatoriedade traz uma assinatura verdadeira dessa rodada',
    orders: 'A semente e as duas ordens decorrem da lista e da aleatoriedade',
    bids: 'Cada lance lacrado abre e diz o que é mostrado',
    result: 'Contemplações, devoluções e dinheiro decorrem das ordens, dos lances e das contas',
    later: 'Quem ocupou o lugar de um lance não pago era o próximo da ordem',
  },
  files: 'Arquivos',
  filesAll: 'Tudo em um arquivo JSON',
  filesHow: 'Como conferir com outras ferramentas',
  hashes: {
    list: 'SHA-256 da lista',
    round: (round) => `Assinatura da rodada ${round}`,
    randomness: 'Aleatoriedade',
    seed: 'Semente',
    chain: 'Cadeia',
  },
  listFile: 'O arquivo da lista',
  lotteryOrder: 'A ordem do sorteio',
  bidTieOrder: 'A ordem que decide entre lances iguais',
  minutes: 'Ata',
};

const byLocale: Record<Locale, PageTexts> = { en, 'pt-BR': portuguese };

export function pageTexts(locale: Locale): PageTexts {
  return byLocale[locale];
}
