import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  covered: (percent) =>
    `Seu grupo tem o que precisa: o que ele possui e o que os cotistas ainda vão pagar cobre ${percent} de todos os imóveis e devoluções futuros.`,
  nothingOwed: 'Seu grupo não deve mais nada: todos os imóveis e devoluções estão pagos.',
  short: (percent) =>
    `O que seu grupo possui e ainda espera receber cobre ${percent} do que deve. Se nada mudar, nem todos poderão ser atendidos. A cooperativa sabe disso e precisa dizer o que está fazendo.`,
  alarm:
    'Alerta antecipado: as perdas com cotistas que pararam de pagar depois de receber o imóvel crescem mais rápido do que a reserva aguenta em vinte anos.',
  missed: (count) =>
    count === 1
      ? 'Um imóvel está atrasado em relação ao plano. Ele é recuperado assim que houver saldo no fundo.'
      : `${count} imóveis estão atrasados em relação ao plano. Eles são recuperados assim que houver saldo no fundo.`,
  arrears: (seats, amount) =>
    `${seats === 1 ? `Uma cota deve ${amount}` : `${seats} cotas devem, juntas, ${amount}`}. O atraso de outros pode adiar um imóvel, mas não tira o seu.`,
  noArrears: 'Todos pagaram o que estava vencido.',
  next: (homes) =>
    `Se todos pagarem e ninguém der lance, ${homes === 1 ? 'vem um imóvel' : `vêm ${homes} imóveis`} nos próximos doze meses.`,
};
