import type { texts as en } from './minutes-texts.en.ts';

export const texts: typeof en = {
  opened: (group, month, at) =>
    `Assembleia ${month} do ${group}. Os lances foram abertos em ${at}.`,
  decided: (held, round, chain) =>
    `Foi marcada para ${held} e é decidida pela rodada ${round} da cadeia pública ${chain}.`,
  postponed: (held, round, at) =>
    `Estava marcada para ${held}, com a rodada ${round}. A lista não foi fechada antes de essa rodada ser pública; por isso foi adiada em ${at}, e os lances dados antes não contam.`,
  closed: (at, { active, cancelled, bids }, hash) =>
    `A lista fechou em ${at} com ${active} cotas aptas, ${cancelled} cotas canceladas e ${bids} lances lacrados. O seu SHA-256 é ${hash}.`,
  books: ({ fund, credit, awards, refunds }) =>
    `O fundo tinha ${fund}. A carta de crédito é de ${credit}. Antes, ${awards} cotas tinham sido contempladas; ${refunds} devoluções de meses anteriores estavam pendentes.`,
  limits: (seats) =>
    `Nenhum lance conta acima das parcelas que a sua cota não tinha pagado no fechamento: ${seats}.`,
  limit: (seat, unpaid) => `cota ${seat}: ${unpaid}`,
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
