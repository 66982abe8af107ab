import type { PickKind } from '#features/program-rules/selection.ts';
import type { Details, Differences } from './check-details.en.ts';

const KINDS: Record<PickKind, string> = {
  lottery: 'sorteio: cota',
  bid: 'lance: cota',
  second: 'segundo sorteio: cota',
  missed: 'contemplação de um mês anterior: cota',
};

/** What is compared with what was published, in Brazilian Portuguese. */
export const differences: Differences = {
  listHash: () => 'hash da lista',
  firstAssembly: () => 'marca da primeira assembleia',
  previousList: () => 'lista do mês anterior',
  previousHash: () => 'hash da lista do mês anterior',
  chain: () => 'hash da cadeia',
  round: () => 'rodada deste instante',
  signature: (at) => `assinatura em ${at}`,
  randomness: () => 'aleatoriedade',
  seed: () => 'semente',
  lottery: () => 'ordem do sorteio',
  bidTie: () => 'ordem entre lances iguais',
  bids: () => 'número de lances',
  bidHash: (at) => `hash do lance da cota ${at}`,
  verdict: (at) => `veredito do lance da cota ${at}`,
  amount: (at) => `valor do lance da cota ${at}`,
  picks: () => 'contemplações',
  refundsPaid: () => 'devoluções pagas',
  refundsDrawn: () => 'cotas canceladas sorteadas',
  money: (at) => `dinheiro no fundo para a cota ${at}`,
  pick: (at) => `contemplação ${at}`,
  place: (at) => `lugar na ordem na contemplação ${at}`,
  receiptBefore: (at) => `recibo citado pelo recibo ${at}`,
  receiptPlace: (at) => `lugar do recibo ${at}`,
  receiptBids: () => 'lista de lances que decorre dos recibos',
};

/** What a step of the check found, in Brazilian Portuguese. */
export const details: Details = {
  nothing: () => '',
  hash: (hash) => `SHA-256 ${hash}`,
  anotherList: () => 'A lista é de outra assembleia.',
  closedLate: () => 'A lista foi fechada depois que a rodada já era pública.',
  firstAssembly: () => 'A primeira assembleia deste grupo',
  previousMissing: (month) => `Não foi possível buscar a lista do mês ${month}.`,
  previousHash: (month, hash) => `SHA-256 da assembleia ${month}: ${hash}`,
  publicRound: (round) => `Rodada ${round} da cadeia pública quicknet, da drand`,
  sandboxRound: (round) =>
    `Rodada ${round} da cadeia de demonstração: ela não prova nada sobre sorteios de verdade`,
  signatureFetched: (relay) => `Assinatura verdadeira, buscada em ${relay}`,
  signaturePublished: () =>
    'Assinatura verdadeira, como publicada: nenhum servidor da fonte respondeu',
  seed: (seed) => `Semente ${seed}`,
  bidsOpening: (done, total) => `${done} de ${total}`,
  bidsOpened: (total) =>
    total === 0 ? 'Ninguém deu lance' : total === 1 ? '1 aberto' : `${total} abertos`,
  result: (picks) =>
    `${picks.map(({ kind, seat }) => `${KINDS[kind]} ${seat}`).join(', ') || 'ninguém'}; o fundo comum cobre`,
  laterPicks: (count) =>
    count === 0 ? 'Nenhuma foi necessária' : count === 1 ? '1 repetida' : `${count} repetidas`,
  noReason: (pick) => `A contemplação ${pick} não toma o lugar de nenhum lance liberado.`,
  tooMany: (pick) => `A contemplação ${pick} está a mais.`,
  tooEarly: (pick) => `A contemplação ${pick} foi feita antes de o lance ser liberado.`,
  gone: (seat) => `A cota ${seat} foi pulada por ter saído, e mesmo assim contemplada.`,
  receipts: (count) =>
    count === 1 ? '1 assinado, em uma só cadeia' : `${count} assinados, em uma só cadeia`,
  receiptsUnverified: (count) =>
    `${count} em uma só cadeia; este navegador não consegue verificar as assinaturas`,
  badReceipt: (receipt) => `A assinatura do recibo ${receipt} não é verdadeira.`,
  lateReceipt: (receipt) => `O recibo ${receipt} é posterior ao fechamento.`,
  differs: (what, found, published) =>
    `Há uma diferença (${what}): aqui ${found}, publicado ${published}.`,
  unreadable: (reason) => `Não foi possível ler o que foi publicado (${reason})`,
};
