import type { Locale } from '#shared/locale.ts';

type MailText = {
  readonly subject: string;
  readonly preview: string;
  readonly body: string;
  /** What the bidder can do until a moment; left out when nothing is left to do. */
  readonly until: (moment: string) => string;
};

/** Sentences about paying a bid, in mails and on pages, by language. */
type BidTexts = {
  readonly greeting: (name: string) => string;
  readonly open: string;
  readonly labels: Record<'group' | 'assembly' | 'seat' | 'amount' | 'until', string>;
  readonly failed: MailText;
  readonly late: MailText;
  readonly returned: MailText;
  readonly alarm: Omit<MailText, 'until'>;
  readonly panel: {
    readonly title: (group: string, month: number) => string;
    readonly held: (instalments: number) => string;
    readonly returned: string;
    readonly startBy: (moment: string) => string;
    readonly payBy: (moment: string) => string;
    readonly makeGoodBy: (moment: string) => string;
    readonly unpaid: string;
    readonly total: (instalments: number) => string;
    readonly how: string;
    readonly bank: string;
    readonly bankDetail: string;
    readonly card: string;
    readonly cardDetail: string;
    readonly wire: string;
    readonly go: (amount: string) => string;
    readonly back: string;
    readonly processing: (moment: string) => string;
    readonly paidTitle: string;
    readonly paidText: string;
    readonly sentTitle: string;
    readonly sentText: string;
    readonly preparing: string;
    readonly above: string;
  };
};

const en: BidTexts = {
  greeting: (name) => `Hello ${name},`,
  open: 'Open your assemblies',
  labels: {
    group: 'Group',
    assembly: 'Assembly',
    seat: 'Your seat',
    amount: 'Amount',
    until: 'Until',
  },
  failed: {
    subject: 'The payment of your bid did not go through',
    preview: 'No money was taken.',
    body: 'Your bank or card did not accept the payment of your bid. No money was taken.',
    until: (moment) => `You can pay again until ${moment}. After that the next bidder is asked.`,
  },
  late: {
    subject: 'Your payment came too late for your bid',
    preview: 'The whole amount goes back to you.',
    body: 'The money for your bid arrived after its time was over, so it did not count. The whole amount goes back the way it came. Your seat stays in the lottery.',
    until: (moment) => `The time ended on ${moment}.`,
  },
  returned: {
    subject: 'The money of your bid went back to your bank',
    preview: 'Your award is on hold.',
    body: 'The payment of your bid came back, so the instalments it paid are open again and your credit is on hold.',
    until: (moment) =>
      `Please pay again by ${moment}. If it is not made good by then, the award has to be handed back.`,
  },
  alarm: {
    subject: 'The money of a paid bid went back',
    preview: 'The credit of an awarded seat is on hold.',
    body: 'The payment of a bid that was awarded came back. The credit is held; if it is not made good in time, the award is handed back (rules 8 and 13).',
  },
  panel: {
    title: (group, month) => `Pay your bid of assembly ${month}, group ${group}`,
    held: (instalments) =>
      `Your bid of ${instalments} instalments was selected. When it is paid, your home is awarded.`,
    returned:
      'The money of your bid came back. Your award is on hold until you have paid it again.',
    startBy: (moment) => `Start the payment by ${moment}.`,
    payBy: (moment) => `The money has to arrive by ${moment}.`,
    makeGoodBy: (moment) => `Pay again by ${moment}, or the award has to be handed back.`,
    unpaid:
      'If it is not paid in time, the next bidder is asked. You stay in the lottery and may not bid in the next three assemblies.',
    total: (instalments) => `Your last ${instalments} instalments`,
    how: 'How would you like to pay?',
    bank: 'Bank debit',
    bankDetail: 'It takes some business days. It counts when your bank has paid.',
    card: 'Card',
    cardDetail: 'It counts at once. Card limits are often lower than this.',
    wire: 'You can also pay by wire. Write to us first, so that we recognise it.',
    go: (amount) => `Pay ${amount}`,
    back: 'Choose another way to pay',
    processing: (moment) =>
      `Your bank is working on the payment. It has to succeed by ${moment}; we write to you when it has.`,
    paidTitle: 'Your bid is paid',
    paidText: 'Your home is awarded. Congratulations!',
    sentTitle: 'Your bank is working on it',
    sentText: 'We write to you when the money has arrived.',
    preparing: 'Preparing the payment',
    above:
      'You have paid instalments ahead since you bid, so fewer are left than you bid. This bid cannot be paid; the next bidder is asked when its time is over. You stay in the lottery.',
  },
};

const portuguese: BidTexts = {
  greeting: (name) => `Olá, ${name},`,
  open: 'Abrir minhas assembleias',
  labels: {
    group: 'Grupo',
    assembly: 'Assembleia',
    seat: 'Sua cota',
    amount: 'Valor',
    until: 'Até',
  },
  failed: {
    subject: 'O pagamento do seu lance não foi aceito',
    preview: 'Nada foi cobrado.',
    body: 'Seu banco ou cartão não aceitou o pagamento do lance. Nada foi cobrado.',
    until: (moment) =>
      `Você pode pagar de novo até ${moment}. Depois disso, o próximo lance é chamado.`,
  },
  late: {
    subject: 'Seu pagamento chegou tarde demais para o lance',
    preview: 'O valor inteiro volta para você.',
    body: 'O dinheiro do seu lance chegou depois do prazo e por isso não contou. O valor inteiro volta pelo mesmo caminho. Sua cota continua no sorteio.',
    until: (moment) => `O prazo terminou em ${moment}.`,
  },
  returned: {
    subject: 'O dinheiro do seu lance voltou para o seu banco',
    preview: 'Sua contemplação está suspensa.',
    body: 'O pagamento do seu lance foi devolvido: as parcelas que ele pagou estão abertas de novo e seu crédito está suspenso.',
    until: (moment) =>
      `Pague de novo até ${moment}. Se isso não acontecer, a contemplação terá de ser devolvida.`,
  },
  alarm: {
    subject: 'O dinheiro de um lance pago voltou',
    preview: 'O crédito de uma cota contemplada está suspenso.',
    body: 'O pagamento de um lance contemplado foi devolvido. O crédito está suspenso; se não for pago de novo no prazo, a contemplação é devolvida (regras 8 e 13).',
  },
  panel: {
    title: (group, month) => `Pague seu lance da assembleia ${month}, grupo ${group}`,
    held: (instalments) =>
      `Seu lance de ${instalments} parcelas foi selecionado. Quando estiver pago, sua casa é contemplada.`,
    returned:
      'O dinheiro do seu lance voltou. Sua contemplação fica suspensa até você pagar de novo.',
    startBy: (moment) => `Inicie o pagamento até ${moment}.`,
    payBy: (moment) => `O dinheiro precisa chegar até ${moment}.`,
    makeGoodBy: (moment) => `Pague de novo até ${moment}, ou a contemplação terá de ser devolvida.`,
    unpaid:
      'Se não for pago no prazo, o próximo lance é chamado. Você continua no sorteio e não pode dar lances nas próximas três assembleias.',
    total: (instalments) => `Suas últimas ${instalments} parcelas`,
    how: 'Como você quer pagar?',
    bank: 'Débito bancário',
    bankDetail: 'Leva alguns dias úteis. Conta quando o seu banco tiver pago.',
    card: 'Cartão',
    cardDetail: 'Conta na hora. O limite do cartão costuma ser menor do que esse valor.',
    wire: 'Você também pode pagar por transferência (wire). Escreva antes para nós, para que possamos reconhecê-la.',
    go: (amount) => `Pagar ${amount}`,
    back: 'Escolher outra forma de pagar',
    processing: (moment) =>
      `Seu banco está processando o pagamento. Ele precisa ser concluído até ${moment}; avisaremos quando isso acontecer.`,
    paidTitle: 'Seu lance está pago',
    paidText: 'Sua casa está contemplada. Parabéns!',
    sentTitle: 'Seu banco está processando',
    sentText: 'Escrevemos para você quando o dinheiro chegar.',
    preparing: 'Preparando o pagamento',
    above:
      'Depois do lance você pagou parcelas adiantadas e restam menos do que o lance. Este lance não pode ser pago; o próximo é chamado quando o prazo terminar. Você continua no sorteio.',
  },
};

const byLocale: Record<Locale, BidTexts> = { en, 'pt-BR': portuguese };

export const bidTexts = (locale: Locale): BidTexts => byLocale[locale];
