import type { Locale } from '#shared/locale.ts';

type Counted = { readonly active: string; readonly cancelled: string; readonly bids: string };
type Books = {
  readonly fund: string;
  readonly credit: string;
  readonly awards: number;
  readonly refunds: number;
};

/** The sentences of the minutes, by language. */
const en = {
  opened: (group: string, month: number, at: string) =>
    `Assembly ${month} of group ${group}. Bidding opened ${at}.`,
  decided: (held: string, round: number, chain: string) =>
    `It is held ${held}, decided by round ${round} of the public chain ${chain}.`,
  postponed: (held: string, round: number, at: string) =>
    `It was to be held ${held} by round ${round}. The list was not closed before that round was public, so it was postponed ${at}; bids placed before do not count.`,
  closed: (at: string, { active, cancelled, bids }: Counted, hash: string) =>
    `The list closed ${at} with ${active} eligible seats, ${cancelled} cancelled seats and ${bids} sealed bids. Its SHA-256 is ${hash}.`,
  books: ({ fund, credit, awards, refunds }: Books) =>
    `The fund held ${fund}. A home's credit is ${credit}. ${awards} seats had been selected before; ${refunds} refunds of earlier months were owed.`,
  verified: (signature: string, at: string) =>
    `The round was published; its signature ${signature} was verified ${at}.`,
  bid: (seat: number, amount: number) => `Seat ${seat} bid ${amount} instalments.`,
  voidBid: (seat: number, why: string) => `The bid of seat ${seat} does not count: ${why}.`,
  nobody: 'No seat was selected: the fund did not reach, or nobody was eligible.',
  pick: (number: number, kind: string, seat: number, outcome: string) =>
    `Pick ${number}, ${kind}: seat ${seat}, ${outcome}.`,
  ofInstalments: (count: number) => ` of ${count} instalments`,
  drawn: (seat: number, amount: string) =>
    `Cancelled seat ${seat} came up; its refund is ${amount}.`,
  paid: (seats: string) => `Refunds that the fund reached for: ${seats}.`,
  seat: (seat: number) => `seat ${seat}`,
  end: (at: string) => `These minutes were closed ${at}.`,
};

type MinutesTexts = typeof en;

const portuguese: MinutesTexts = {
  opened: (group, month, at) =>
    `Assembleia ${month} do grupo ${group}. Os lances foram abertos em ${at}.`,
  decided: (held, round, chain) =>
    `Ela se realiza em ${held} e é decidida pela rodada ${round} da cadeia pública ${chain}.`,
  postponed: (held, round, at) =>
    `Estava marcada para ${held}, com a rodada ${round}. A lista não foi fechada antes de essa rodada ser pública; por isso foi adiada em ${at}, e os lances dados antes não contam.`,
  closed: (at, { active, cancelled, bids }, hash) =>
    `A lista fechou em ${at} com ${active} cotas aptas, ${cancelled} cotas canceladas e ${bids} lances lacrados. O seu SHA-256 é ${hash}.`,
  books: ({ fund, credit, awards, refunds }) =>
    `O fundo tinha ${fund}. O crédito de uma casa é ${credit}. Antes, ${awards} cotas tinham sido contempladas; ${refunds} devoluções de meses anteriores estavam pendentes.`,
  verified: (signature, at) =>
    `A rodada foi publicada; a sua assinatura ${signature} foi verificada em ${at}.`,
  bid: (seat, amount) => `A cota ${seat} deu um lance de ${amount} parcelas.`,
  voidBid: (seat, why) => `O lance da cota ${seat} não conta: ${why}.`,
  nobody: 'Nenhuma cota foi contemplada: o fundo não alcançou ou ninguém estava apto.',
  pick: (number, kind, seat, outcome) =>
    `Contemplação ${number}, ${kind}: cota ${seat}, ${outcome}.`,
  ofInstalments: (count) => ` de ${count} parcelas`,
  drawn: (seat, amount) => `A cota cancelada ${seat} foi sorteada; a sua devolução é de ${amount}.`,
  paid: (seats) => `Devoluções que o fundo alcançou: ${seats}.`,
  seat: (seat) => `cota ${seat}`,
  end: (at) => `Esta ata foi fechada em ${at}.`,
};

const byLocale: Record<Locale, MinutesTexts> = { en, 'pt-BR': portuguese };

export const minutesTexts = (locale: Locale): MinutesTexts => byLocale[locale];
