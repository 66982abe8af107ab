import type { Locale } from '#shared/locale.ts';

type Named = { readonly group: string; readonly month: number };

/** The sentences of the mails about an assembly, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  labels: {
    hash: 'SHA-256 of the list',
    draw: 'Draw',
    seat: 'Your seat',
    close: 'Bids and list close',
    seatOf: (seat: number) => `Seat ${seat}`,
  },
  list: {
    subject: (month: number) => `Assembly ${month}: the list is closed`,
    preview: 'The list of everybody who takes part is fixed. Keep this mail: it is your proof.',
    listed: ({ group, month }: Named, seat: number) =>
      `The list of assembly ${month} of group ${group} is closed. Your seat ${seat} is on it and takes part in the draw.`,
    notListed: ({ group, month }: Named, seat: number) =>
      `The list of assembly ${month} of group ${group} is closed. Your seat ${seat} is not on it this time.`,
    proof: (round: number, held: string) =>
      `The draw follows from this list and from round ${round} of a public source of randomness, which nobody knows before ${held}. With the number below you can prove later that the list was not changed. If you think that the list is wrong, write to us before the draw.`,
    action: 'See the list',
  },
  postponed: {
    subject: (month: number) => `Assembly ${month} is postponed`,
    preview: (held: string) => `It is held ${held}. Whoever placed a bid places it anew.`,
    why: ({ group, month }: Named, held: string) =>
      `Our service was interrupted, so the list of assembly ${month} of group ${group} was not closed before the public randomness of its round was known. A draw from it would prove nothing. The assembly is therefore held ${held}, with a round that nobody knows yet.`,
    bids: (closes: string) =>
      `Sealed bids that were placed before can be read by now, so they do not count. If you want to bid, please place your bid anew until ${closes}.`,
    action: 'Go to your assemblies',
  },
  result: {
    ownSubject: (month: number) => `Your seat was selected in assembly ${month}`,
    subject: (month: number) => `Assembly ${month}: the result`,
    ownPreview: 'Your seat was selected. Here is what comes next.',
    preview: 'Who was selected, and how to check it yourself.',
    selected: (group: string) => `These seats of group ${group} were selected:`,
    nobody: (group: string) =>
      `No seat of group ${group} was selected this month: the fund did not reach for a home, or nobody was eligible. What is not used carries over.`,
    awarded: (seat: number) =>
      `Your seat ${seat} was selected: your home's credit is set aside. We will write to you about the next steps.`,
    held: (seat: number, instalments: number, startBy: string, payBy: string) =>
      `Your bid of ${instalments} instalments is the one that counts. Start its payment by ${startBy}; it has to arrive by ${payBy}. Then your seat ${seat} is awarded.`,
    other: (seat: number, outcome: string) => `Your seat ${seat}: ${outcome}.`,
    action: 'See and check the result',
  },
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
  labels: {
    hash: 'SHA-256 da lista',
    draw: 'Sorteio',
    seat: 'Sua cota',
    close: 'Fechamento dos lances e da lista',
    seatOf: (seat) => `Cota ${seat}`,
  },
  list: {
    subject: (month) => `Assembleia ${month}: a lista está fechada`,
    preview: 'A lista de quem participa está fixa. Guarde este e-mail: ele é a sua prova.',
    listed: ({ group, month }, seat) =>
      `A lista da assembleia ${month} do grupo ${group} está fechada. A sua cota ${seat} está nela e participa do sorteio.`,
    notListed: ({ group, month }, seat) =>
      `A lista da assembleia ${month} do grupo ${group} está fechada. Desta vez, a sua cota ${seat} não está nela.`,
    proof: (round, held) =>
      `O sorteio decorre desta lista e da rodada ${round} de uma fonte pública de aleatoriedade, que ninguém conhece antes de ${held}. Com o número abaixo você pode provar depois que a lista não foi alterada. Se achar que a lista está errada, escreva para nós antes do sorteio.`,
    action: 'Ver a lista',
  },
  postponed: {
    subject: (month) => `A assembleia ${month} foi adiada`,
    preview: (held) => `Ela será realizada em ${held}. Quem deu um lance precisa dá-lo de novo.`,
    why: ({ group, month }, held) =>
      `O nosso serviço ficou fora do ar; por isso a lista da assembleia ${month} do grupo ${group} não foi fechada antes de a aleatoriedade pública da rodada ser conhecida. Um sorteio com ela não provaria nada. A assembleia será realizada em ${held}, com uma rodada que ninguém conhece ainda.`,
    bids: (closes) =>
      `Os lances lacrados que já tinham sido dados podem ser lidos agora; por isso não contam. Se quiser dar um lance, faça-o de novo até ${closes}.`,
    action: 'Ir para as suas assembleias',
  },
  result: {
    ownSubject: (month) => `A sua cota foi contemplada na assembleia ${month}`,
    subject: (month) => `Assembleia ${month}: o resultado`,
    ownPreview: 'A sua cota foi contemplada. Veja o que vem agora.',
    preview: 'Quem foi contemplado e como conferir por conta própria.',
    selected: (group) => `Estas cotas do grupo ${group} foram contempladas:`,
    nobody: (group) =>
      `Nenhuma cota do grupo ${group} foi contemplada neste mês: o fundo não alcançou uma casa ou ninguém estava apto. O que não é usado passa para o mês seguinte.`,
    awarded: (seat) =>
      `A sua cota ${seat} foi contemplada: o crédito da sua casa está reservado. Vamos escrever sobre os próximos passos.`,
    held: (seat, instalments, startBy, payBy) =>
      `O seu lance de ${instalments} parcelas é o vencedor. Comece o pagamento até ${startBy}; ele precisa chegar até ${payBy}. Então a sua cota ${seat} é contemplada.`,
    other: (seat, outcome) => `A sua cota ${seat}: ${outcome}.`,
    action: 'Ver e conferir o resultado',
  },
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
