import type { Locale } from '#shared/locale.ts';

/** 'Estate of Ana' inside a sentence. */
const lowerFirst = (name: string) => name.replace(/^Estate/, 'estate');

const en = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open the transfer',
  labels: { group: 'Group', seat: 'Seat', price: 'Price' },
  offered: {
    subject: 'A seat was offered to you',
    preview: 'Read what it costs before you accept.',
    body: (leaver: string) =>
      `${leaver} offers you their seat. You would pay the fund and reserve parts that were paid so far; they go to the earlier holder. Administration you pay only for the months to come.`,
    next: 'If you accept, you type your name and send the price by wire. The seat is yours when two people of the cooperative have seen it arrive.',
  },
  accepted: {
    subject: 'Your seat was accepted',
    preview: 'The transfer happens when the price has arrived.',
    body: (newcomer: string) =>
      `${newcomer} accepted your seat. It passes to them when the price has arrived; until then it is yours, and so are its contributions.`,
  },
  done: {
    subject: 'The seat is yours',
    preview: 'Welcome to the group.',
    body: 'The price has arrived, and the seat is yours from now on, with everything that was paid for it. A bid of the earlier holder is void; you may place your own.',
  },
  invited: {
    subject: (estate: string) => `The account of the ${lowerFirst(estate)}`,
    preview: 'You can see and act for the seat.',
    body: (estate: string) =>
      `We are sorry for your loss. The cooperative has recorded that the ${lowerFirst(estate)} holds the seat and that you act for it. With this link you choose a password and take the account over: you see what was paid, what is due and where the money stands, and you act with the same rights and duties as the holder.`,
    next: 'Automatic payments and bank details stay as they were until you change them. Please look at them first.',
    action: 'Take the account over',
    closing: (days: number) =>
      `The link works once, for ${days} days, and is for you alone. If you do not act for this estate, please write to us.`,
  },
  notice: {
    subject: 'Your account passes to your estate',
    preview: 'Please write to us at once if you read this and it is wrong.',
    body: (estate: string, representative: string) =>
      `Two people of the cooperative have recorded that the ${lowerFirst(estate)} holds your seat and that ${representative} acts for it. They were sent a link with which they take this account over.`,
    wrong:
      'If you read this and it is wrong, please write to us at once. Changing your email address in the account settings makes the link useless.',
  },
};

type Texts = typeof en;

const pt: Texts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir a transferência',
  labels: { group: 'Grupo', seat: 'Cota', price: 'Preço' },
  offered: {
    subject: 'Uma cota foi oferecida a você',
    preview: 'Leia quanto custa antes de aceitar.',
    body: (leaver) =>
      `${leaver} oferece a cota a você. Você pagaria as partes do fundo e da reserva pagas até agora; elas vão para o titular anterior. A administração você paga só dos meses futuros.`,
    next: 'Se aceitar, você digita o seu nome e envia o preço por transferência bancária. A cota é sua quando duas pessoas da cooperativa confirmarem a chegada.',
  },
  accepted: {
    subject: 'Sua cota foi aceita',
    preview: 'A transferência acontece quando o preço chegar.',
    body: (newcomer) =>
      `${newcomer} aceitou a sua cota. Ela passa para essa pessoa quando o preço chegar; até lá a cota é sua, e as contribuições também.`,
  },
  done: {
    subject: 'A cota é sua',
    preview: 'Boas-vindas ao grupo.',
    body: 'O preço chegou, e a cota é sua a partir de agora, com tudo o que já foi pago por ela. Um lance do titular anterior não vale mais; você pode dar o seu.',
  },
  invited: {
    subject: (estate) => `A conta do espólio (${estate})`,
    preview: 'Você pode acompanhar a cota e agir por ela.',
    body: (estate) =>
      `Sentimos muito pela sua perda. A cooperativa registrou que o espólio (${estate}) é o titular da cota e que você o representa. Com este link você escolhe uma senha e assume a conta: vê o que foi pago, o que está por vencer e onde está o dinheiro, e age com os mesmos direitos e deveres do titular.`,
    next: 'Os pagamentos automáticos e os dados bancários continuam como estavam até você mudá-los. Confira-os primeiro.',
    action: 'Assumir a conta',
    closing: (days) =>
      `O link funciona uma única vez, por ${days} dias, e é só seu. Se você não representa este espólio, escreva para nós.`,
  },
  notice: {
    subject: 'Sua conta passa para o seu espólio',
    preview: 'Se você está lendo isto e há um engano, escreva para nós imediatamente.',
    body: (estate, representative) =>
      `Duas pessoas da cooperativa registraram que o espólio (${estate}) é o titular da sua cota e que ${representative} o representa. Essa pessoa recebeu um link para assumir esta conta.`,
    wrong:
      'Se você está lendo isto e há um engano, escreva para nós imediatamente. Mudar o seu e-mail nas configurações da conta invalida o link.',
  },
};

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
