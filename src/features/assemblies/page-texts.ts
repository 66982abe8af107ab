import type { Locale } from '#shared/locale.ts';
import type { CheckName } from './check-step.ts';

/** Sentences of the public pages about an assembly, by language. */
type PageTexts = {
  readonly checkTitle: string;
  readonly checkIntro: string;
  readonly checkButton: string;
  readonly checkAgain: string;
  readonly checking: string;
  readonly isRight: string;
  readonly isWrong: string;
  readonly checks: Record<CheckName, string>;
  readonly beforeClose: string;
  readonly afterClose: string;
  readonly circleTitle: string;
  readonly circleCaption: string;
  readonly privacy: string;
};

const en: PageTexts = {
  checkTitle: 'Check it yourself',
  checkIntro:
    'Your browser repeats the whole draw from the published files and compares. Nothing we say about the result is believed.',
  checkButton: 'Check this draw',
  checkAgain: 'Check again',
  checking: 'Checking…',
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
  },
  beforeClose:
    'Until the list closes, neither who takes part nor who bids is public. Nobody, we included, can read a bid before the round.',
  afterClose:
    'The list and the sealed bids are fixed and public. What they lead to nobody can know before the round.',
  circleTitle: 'The draw as a picture',
  circleCaption:
    'Each dot is a seat on the list. The line follows the order of the lottery as far as it was needed.',
  privacy: 'Seats have numbers here, never names.',
};

const portuguese: PageTexts = {
  checkTitle: 'Confira você mesmo',
  checkIntro:
    'Seu navegador repete todo o sorteio a partir dos arquivos publicados e compara. Nada do que dizemos sobre o resultado é tomado como verdade.',
  checkButton: 'Conferir este sorteio',
  checkAgain: 'Conferir de novo',
  checking: 'Conferindo…',
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
  beforeClose:
    'Até o fechamento da lista, nem quem participa nem quem dá lance é público. Ninguém, nem nós, consegue ler um lance antes da rodada.',
  afterClose:
    'A lista e os lances lacrados estão fixos e públicos. O que deles resulta ninguém pode saber antes da rodada.',
  circleTitle: 'O sorteio em imagem',
  circleCaption:
    'Cada ponto é uma cota da lista. A linha segue a ordem do sorteio até onde foi necessária.',
  privacy: 'Aqui as cotas têm números, nunca nomes.',
};

const byLocale: Record<Locale, PageTexts> = { en, 'pt-BR': portuguese };

export function pageTexts(locale: Locale): PageTexts {
  return byLocale[locale];
}
