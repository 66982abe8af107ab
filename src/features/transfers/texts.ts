import type { Locale } from '#shared/locale.ts';

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
    preview: 'Bem-vindo ao grupo.',
    body: 'O preço chegou, e a cota é sua a partir de agora, com tudo o que já foi pago por ela. Um lance do titular anterior não vale mais; você pode dar o seu.',
  },
};

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
