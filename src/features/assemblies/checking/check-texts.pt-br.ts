import type { CheckTexts } from './check-texts.en.ts';

export const texts: CheckTexts = {
  differs: (what, found, published) =>
    `Diferença em ${what}: aqui ${found}, publicado ${published}.`,
  notHeld: 'A assembleia ainda não foi realizada; não há o que conferir.',
  names: {
    listHash: 'hash da lista',
    booksHash: 'hash das contas',
    limits: 'cotas com limite de lance',
    cancelledInBooks: 'cotas canceladas nas contas',
    firstMark: 'marca da primeira assembleia',
    listOf: (month) => `lista da assembleia ${month}`,
    hashOf: (month) => `hash da lista da assembleia ${month}`,
    awards: 'número de cotas contempladas antes',
    receiptNamedBy: (number) => `recibo citado pelo recibo ${number}`,
    placeOfReceipt: (number) => `lugar do recibo ${number}`,
    bidsByReceipts: 'lances que decorrem dos recibos',
    chainHash: 'hash da cadeia',
    roundOfInstant: 'rodada deste instante',
    signatureAt: (relay) => `assinatura em ${relay}`,
    randomness: 'aleatoriedade',
    seed: 'semente',
    lottery: 'ordem do sorteio',
    bidTie: 'ordem dos lances iguais',
    bidCount: 'número de lances',
    bidHash: (seat) => `hash do lance da cota ${seat}`,
    bidVerdict: (seat) => `veredito sobre o lance da cota ${seat}`,
    bidAmount: (seat) => `valor do lance da cota ${seat}`,
    picks: 'contemplações',
    refundsPaid: 'devoluções pagas',
    refundsDrawn: 'cotas canceladas sorteadas',
    fundFor: (seat) => `dinheiro no fundo para a cota ${seat}`,
    pick: (number) => `contemplação ${number}`,
    placeAtPick: (number) => `lugar na ordem na contemplação ${number}`,
  },
  list: {
    other: 'A lista pertence a outra assembleia.',
    late: 'A lista foi fechada depois de a rodada ser pública.',
    right: (hash) => `SHA-256 ${hash}`,
  },
  books: {
    passedOnWithoutBid: (seat) =>
      `As contas deixam de fora um lance da cota ${seat}, que não deu nenhum ou está na lista de lances.`,
    right: (hash) => `SHA-256 ${hash}.`,
    passedOn: (seats) =>
      `De fora porque a cota mudou de cotista depois do lance: cota ${seats}. Quem é cotista dela sabe se isso é verdade.`,
    noLimits:
      'Fechada antes de os limites dos lances serem publicados: vale 240 menos o número do mês.',
  },
  previous: {
    first: 'A primeira assembleia deste grupo.',
    reached: 'Cada lista cita a anterior, até a assembleia 1.',
    reachedOnly: (month) =>
      `Cada lista cita a anterior, até a assembleia ${month}. Não foi possível obter as listas mais antigas.`,
    none: 'Não foi possível obter as listas dos meses anteriores.',
    struck: (seat, month) =>
      `A cota ${seat} espera a sua devolução desde uma assembleia anterior e falta na lista da assembleia ${month}.`,
    again: (seat, month) =>
      `A cota ${seat} foi contemplada em uma assembleia anterior e está novamente na lista da assembleia ${month}.`,
    missing: (seats) =>
      `Na lista do mês anterior e não nesta, sem ter sido contemplada: cota ${seats}. Só quem é cotista dela pode dizer se isso está certo.`,
  },
  keys: {
    right: (key) => `Assinados pela chave ${key}.`,
    noReceipts: 'Ninguém deu lance; nada foi assinado.',
    none: 'Não foi possível obter as chaves publicadas; não se sabe se estas são nossas.',
    strange: (number, key) =>
      `O recibo ${number} está assinado pela chave ${key}, que não está publicada.`,
    changed: (key, since) => `Chave nova desde ${since}: ${key}, anunciada pela anterior.`,
    lost: (key, since) =>
      `A chave anterior se perdeu. Ninguém responde pela nova, ${key}, de ${since}: compare-a com os seus e-mails.`,
    forged: (key) => `O anúncio da chave ${key} não está assinado pela anterior.`,
    pinned: (key) => `A chave ${key}, que você conhece, não está mais publicada.`,
    unverified: 'Este navegador não consegue verificar os anúncios de chaves novas.',
  },
  receipts: {
    forged: (number) => `A assinatura do recibo ${number} não é verdadeira.`,
    late: (number) => `O recibo ${number} é de depois do fechamento.`,
    right: (count) => `${count} assinados, em uma só cadeia`,
    unverified: (count) =>
      `${count} em uma só cadeia; este navegador não consegue verificar as assinaturas`,
  },
  round: {
    quicknet: (round) => `Rodada ${round} da cadeia pública quicknet do drand`,
    sandbox: (round) =>
      `Rodada ${round} da cadeia própria do sandbox. Quem opera o sandbox pode conhecer cada rodada antes.`,
    other: (round, chain) =>
      `Rodada ${round} da cadeia ${chain}, que não é a quicknet do drand. O dono dela pode conhecer cada rodada antes.`,
  },
  beacon: {
    fetched: (relay) => `Assinatura verdadeira, a mesma em ${relay}`,
    published: 'Assinatura verdadeira; nenhum servidor respondeu para comparar',
  },
  orders: (seed) => `Semente ${seed}`,
  bids: {
    progress: (index, total) => `${index} de ${total}`,
    nobody: 'Ninguém deu lance',
    opened: (total) => `${total} abertos`,
  },
  result: {
    kinds: {
      lottery: 'sorteio',
      bid: 'lance',
      second: 'segundo sorteio',
      missed: 'contemplação atrasada',
    },
    seat: (kind, seat) => `${kind} ${seat}`,
    nobody: 'ninguém',
    none: 'nenhuma',
    right: (picks) => `${picks}; o fundo cobre`,
  },
  later: {
    none: 'Nenhuma foi necessária',
    repeated: (count) => `${count} repetidas`,
    noReason: (number) => `A contemplação ${number} não substitui nenhum lance liberado.`,
    tooMany: (number) => `A contemplação ${number} é uma a mais.`,
    tooEarly: (number) => `A contemplação ${number} foi feita antes de o lance ser liberado.`,
    back: (seat) => `A cota ${seat} foi pulada por ter saído, e contemplada.`,
  },
  mail: {
    none: 'Não há SHA-256 neste texto: são 64 algarismos e letras de a a f.',
    unknown: (hash) =>
      `${hash} não é o hash desta lista nem das suas contas, nem uma chave publicada. Se veio no e-mail sobre esta assembleia, algo foi mudado depois.`,
    list: 'A lista é a do seu e-mail.',
    books: 'As contas são as do seu e-mail.',
    key: 'A chave dos recibos é a do seu e-mail.',
  },
  receipt: {
    unreadable: 'Isto não é um recibo como nós o escrevemos.',
    other: 'Este recibo pertence a outra assembleia.',
    forged: 'A assinatura deste recibo não é verdadeira: ele não é nosso ou foi mudado.',
    strangeKey: 'Este recibo está assinado por uma chave que não está publicada.',
    missing:
      'Este recibo está assinado por nós e não está na cadeia publicada. O seu lance ficou de fora: guarde o recibo e mostre-o a outros.',
    counts: (seat) => `O seu lance está aqui: é o que conta para a cota ${seat}.`,
    replaced: (number) =>
      `O seu lance está aqui. Um posterior, o recibo ${number}, tomou o lugar dele.`,
    notListed: (seat) =>
      `O seu lance está na cadeia, mas a cota ${seat} não estava na lista; por isso não contou.`,
    passedOn: (seat) =>
      `O seu lance está na cadeia. Não contou porque a cota ${seat} mudou de cotista depois dele.`,
    postponed: 'O seu lance está na cadeia. Foi lacrado para uma rodada de antes do adiamento.',
  },
  seat: {
    listed: (seat) => `A cota ${seat} está na lista.`,
    notListed: (seat) => `A cota ${seat} não está na lista.`,
    cancelled: (seat) =>
      `A cota ${seat} está na lista das cotas canceladas que esperam a devolução.`,
  },
};
