import type { Locale } from '#shared/locale.ts';

const en = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open my group',
  labels: {
    month: 'Month',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    awards: 'Seats selected this month',
    homes: 'Selected so far',
    waiting: 'Still waiting',
    coverage: 'Coverage',
    reserve: 'Reserve',
    arrears: 'In arrears',
    missed: 'Homes behind plan',
  },
  report: {
    subject: (group: string, month: number) => `${group}: month ${month}`,
    nobody: 'none',
    preview: 'Money in and out, homes, and how your group stands.',
    body: 'This is the monthly report of your group, as it stands in the books.',
  },
  health: {
    covered: (percent: string) =>
      `Your group has what it needs: what it holds and what members still pay in covers ${percent} of all homes and refunds to come.`,
    nothingOwed: 'Your group owes nothing more: every home and every refund is paid.',
    short: (percent: string) =>
      `What your group holds and still expects covers ${percent} of what it owes. If nothing changes, not everybody can be served. The cooperative knows and has to tell you what it does about it.`,
    alarm:
      'Early warning: losses from members who stopped paying after getting a home grow faster than the reserve can carry over twenty years.',
    missed: (count: number) =>
      count === 1
        ? 'One home is behind plan. It is made up for as soon as the fund has enough.'
        : `${count} homes are behind plan. They are made up for as soon as the fund has enough.`,
    arrears: (seats: number, amount: string) =>
      `${seats === 1 ? 'One seat is' : `${seats} seats are`} behind with ${amount}. Late payers can delay a home; they cannot take one away from you.`,
    noArrears: 'Everybody has paid what was due.',
    next: (homes: number) =>
      `If everybody pays and nobody bids, ${homes} ${homes === 1 ? 'home follows' : 'homes follow'} in the next twelve months.`,
  },
};

type Texts = typeof en;

const pt: Texts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir meu grupo',
  labels: {
    month: 'Mês',
    moneyIn: 'Entradas',
    moneyOut: 'Saídas',
    awards: 'Cotas contempladas neste mês',
    homes: 'Contempladas até agora',
    waiting: 'Ainda à espera',
    coverage: 'Cobertura',
    reserve: 'Reserva',
    arrears: 'Em atraso',
    missed: 'Imóveis atrasados',
  },
  report: {
    subject: (group, month) => `${group}: mês ${month}`,
    nobody: 'nenhuma',
    preview: 'Entradas e saídas, imóveis e a situação do seu grupo.',
    body: 'Este é o relatório mensal do seu grupo, como consta na contabilidade.',
  },
  health: {
    covered: (percent) =>
      `Seu grupo tem o que precisa: o que ele possui e o que os membros ainda vão pagar cobre ${percent} de todos os imóveis e devoluções futuros.`,
    nothingOwed: 'Seu grupo não deve mais nada: todos os imóveis e devoluções estão pagos.',
    short: (percent) =>
      `O que seu grupo possui e ainda espera receber cobre ${percent} do que deve. Se nada mudar, nem todos poderão ser atendidos. A cooperativa sabe disso e precisa dizer o que está fazendo.`,
    alarm:
      'Alerta antecipado: as perdas com membros que pararam de pagar depois de receber o imóvel crescem mais rápido do que a reserva aguenta em vinte anos.',
    missed: (count) =>
      count === 1
        ? 'Um imóvel está atrasado em relação ao plano. Ele é recuperado assim que houver saldo no fundo.'
        : `${count} imóveis estão atrasados em relação ao plano. Eles são recuperados assim que houver saldo no fundo.`,
    arrears: (seats, amount) =>
      `${seats === 1 ? 'Uma cota está' : `${seats} cotas estão`} em atraso com ${amount}. Quem atrasa pode adiar um imóvel; não pode tirar o seu.`,
    noArrears: 'Todos pagaram o que estava vencido.',
    next: (homes) =>
      `Se todos pagarem e ninguém der lance, ${homes === 1 ? 'vem um imóvel' : `vêm ${homes} imóveis`} nos próximos doze meses.`,
  },
};

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
