import { always } from './answer-sentences.ts';
import type { Answers } from './answers.en.ts';

export const answers: Answers = {
  monthlyPayment: {
    program: ({ amount }) =>
      `Nos valores anunciados, sem aluguel nem custos de proprietário, você pagaria ${amount} a menos por mês com o programa.`,
    mortgage: ({ amount }) =>
      `Nos valores anunciados, sem aluguel nem custos de proprietário, você pagaria ${amount} a menos por mês com o financiamento.`,
    tie: () =>
      'Nos valores anunciados, sem aluguel nem custos de proprietário, os dois custam o mesmo por mês.',
  },
  monthlyUntilAward: {
    program: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, com o aluguel de um lado e os custos de proprietário do outro, o programa custa ${amount} a menos por mês.`,
    mortgage: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, com o aluguel de um lado e os custos de proprietário do outro, o financiamento custa ${amount} a menos por mês.`,
    tie: ({ award }) =>
      `Até uma contemplação no mês ${award}, com o aluguel de um lado e os custos de proprietário do outro, os dois custam o mesmo por mês.`,
  },
  cashOnDayOne: {
    program: ({ amount }) =>
      `Com o programa, você precisaria de ${amount} a menos em dinheiro no primeiro dia.`,
    mortgage: ({ amount }) =>
      `Com o financiamento, você precisaria de ${amount} a menos em dinheiro no primeiro dia.`,
    tie: () => 'Os dois pedem o mesmo valor em dinheiro no primeiro dia.',
  },
  buyingPower: {
    program: ({ amount }) =>
      `Sem contar o aluguel e a espera, a sua renda comporta um imóvel ${amount} mais caro com o programa.`,
    mortgage: ({ amount }) =>
      `Sem contar o aluguel e a espera, a sua renda comporta um imóvel ${amount} mais caro com o financiamento.`,
    tie: () => 'Sem contar o aluguel e a espera, a sua renda comporta o mesmo imóvel com os dois.',
  },
  buyingPowerAfterWait: {
    program: ({ award, amount }) =>
      `Contando o seu aluguel até uma contemplação no mês ${award}, você poderia comprar ${amount} a mais com o programa, a preços de hoje.`,
    mortgage: ({ award, amount }) =>
      `Contando o seu aluguel até uma contemplação no mês ${award}, você poderia comprar ${amount} a mais com o financiamento, a preços de hoje.`,
    tie: ({ award }) =>
      `Contando o seu aluguel até uma contemplação no mês ${award}, você poderia comprar o mesmo com os dois, a preços de hoje.`,
  },
  noBuyingPower: always(
    () => 'Não sobra nada da sua renda depois das despesas: ela não comporta nenhum imóvel.',
  ),
  lifetimeCost: {
    program: ({ amount }) =>
      `Nos valores anunciados, sem aluguel nem espera, você pagaria ${amount} a menos no total com o programa, já incluídos os 25% de taxa de administração e fundo de reserva.`,
    mortgage: ({ amount }) =>
      `Nos valores anunciados, sem aluguel nem espera, você pagaria ${amount} a menos no total com o financiamento.`,
    tie: () => 'Nos valores anunciados, sem aluguel nem espera, você pagaria o mesmo no total.',
  },
  allInCost: {
    program: ({ award, amount }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, o programa custa ${amount} a menos em 30 anos.`,
    mortgage: ({ award, amount }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, o financiamento custa ${amount} a menos em 30 anos.`,
    tie: ({ award }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, os dois custam o mesmo em 30 anos.`,
  },
  allInCostToday: {
    program: ({ award, amount }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, o programa custa ${amount} a menos em 30 anos, em dólares de hoje.`,
    mortgage: ({ award, amount }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, o financiamento custa ${amount} a menos em 30 anos, em dólares de hoje.`,
    tie: ({ award }) =>
      `Contando aluguel, alta dos preços, custos de proprietário e impostos, com a contemplação no mês ${award}, os dois custam o mesmo em 30 anos, em dólares de hoje.`,
  },
  breakEven: {
    program: () =>
      'Contando tudo, o programa custa menos, qualquer que seja o mês da contemplação.',
    mortgage: () =>
      'Contando tudo, o financiamento custa menos mesmo que a contemplação venha de imediato.',
    tie: ({ amount }) =>
      `Contando tudo, o programa só custa menos se a contemplação vier até o mês ${amount}.`,
  },
  breakEvenLater: always(
    ({ amount }) =>
      `Contando tudo, o programa só custa menos se a contemplação vier no mês ${amount} ou depois.`,
  ),
  breakEvenMixed: always(
    () =>
      'Contando tudo, o lado que custa menos muda mais de uma vez conforme o mês da contemplação; o gráfico mostra onde.',
  ),
  payoffMoneySaved: {
    program: ({ amount }) => `Pagar a mais economiza ${amount} com o programa.`,
    mortgage: ({ amount }) =>
      `Pagar a mais economiza ${amount} de juros no financiamento; o programa não tem juros a economizar.`,
    tie: () => 'Pagar a mais não economiza dinheiro em nenhum dos lados.',
  },
  payoffMonths: {
    program: ({ amount }) =>
      `Com o pagamento extra, o programa é quitado ${amount} antes do financiamento.`,
    mortgage: ({ amount }) =>
      `Com o pagamento extra, o financiamento é quitado ${amount} antes do programa.`,
    tie: () => 'Com o pagamento extra, os dois são quitados ao mesmo tempo.',
  },
  payoffMonthsWithoutExtra: {
    program: ({ amount }) =>
      `Sem pagamento extra, o programa é quitado ${amount} antes do financiamento.`,
    mortgage: ({ amount }) =>
      `Sem pagamento extra, o financiamento é quitado ${amount} antes do programa.`,
    tie: () => 'Sem pagamento extra, os dois são quitados ao mesmo tempo.',
  },
  taxSaved: {
    program: ({ amount }) =>
      `Você economizaria ${amount} a mais de imposto de renda com o programa.`,
    mortgage: ({ amount }) =>
      `Você economizaria ${amount} a mais de imposto de renda com o financiamento; o programa não tem juros a deduzir.`,
    tie: () =>
      'Nenhum dos lados economiza mais imposto de renda; o programa não tem juros a deduzir.',
  },
  costAfterTax: {
    program: ({ amount }) =>
      `Descontado o imposto economizado, as taxas do programa são ${amount} menores que os juros do financiamento. O aluguel e a alta dos preços durante a espera não entram nesta conta; a aba do custo total os inclui.`,
    mortgage: ({ amount }) =>
      `Descontado o imposto economizado, os juros do financiamento são ${amount} menores que as taxas do programa.`,
    tie: () => 'Descontado o imposto economizado, juros e taxas são iguais.',
  },
  leftEachMonth: {
    program: ({ amount }) =>
      `Só pela parcela, com o programa você ficaria com ${amount} a mais por mês.`,
    mortgage: ({ amount }) =>
      `Só pela parcela, com o financiamento você ficaria com ${amount} a mais por mês.`,
    tie: () => 'Só pela parcela, sobraria o mesmo por mês com os dois.',
  },
  leftUntilAward: {
    program: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, com o programa você ficaria com ${amount} a mais por mês.`,
    mortgage: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, com o financiamento você ficaria com ${amount} a mais por mês.`,
    tie: ({ award }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, sobraria o mesmo por mês com os dois.`,
  },
  missingEachMonth: {
    program: ({ amount }) =>
      `Só pela parcela, a sua renda não cobre nenhum dos dois: com o programa, a falta é ${amount} menor por mês.`,
    mortgage: ({ amount }) =>
      `Só pela parcela, a sua renda não cobre nenhum dos dois: com o financiamento, a falta é ${amount} menor por mês.`,
    tie: () =>
      'Só pela parcela, a sua renda não cobre nenhum dos dois: a falta por mês é a mesma com ambos.',
  },
  missingUntilAward: {
    program: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, a sua renda não cobre nenhum dos dois: com o programa, a falta é ${amount} menor por mês.`,
    mortgage: ({ award, amount }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, a sua renda não cobre nenhum dos dois: com o financiamento, a falta é ${amount} menor por mês.`,
    tie: ({ award }) =>
      `Até uma contemplação no mês ${award}, incluindo aluguel e custos de proprietário, a sua renda não cobre nenhum dos dois: a falta por mês é a mesma com ambos.`,
  },
  shortfallUntilAward: always(
    ({ award, amount, more }) =>
      `Até uma contemplação no mês ${award}, aluguel e contribuição juntos passam do que a sua renda deixa em ${amount} por mês: ${more} no total, que teriam de vir de outro lugar.`,
  ),
  awardChance: always(
    ({ award, amount, others }) =>
      `Ninguém pode prometer o mês: quem nunca dá lance tem ${amount} de chance de ser contemplado até o mês ${award}, ${others}.`,
  ),
  netGain: {
    program: ({ award, amount }) =>
      `Com o mesmo dinheiro posto dos dois lados e a contemplação no mês ${award}, o programa ganha ${amount} a mais em 30 anos.`,
    mortgage: ({ award, amount }) =>
      `Com o mesmo dinheiro posto dos dois lados e a contemplação no mês ${award}, o financiamento ganha ${amount} a mais em 30 anos.`,
    tie: ({ award }) =>
      `Com o mesmo dinheiro posto dos dois lados e a contemplação no mês ${award}, os dois ganham o mesmo em 30 anos.`,
  },
  yearlyReturn: {
    program: ({ amount }) => `O retorno anual do programa é ${amount} maior.`,
    mortgage: ({ amount }) => `O retorno anual do financiamento é ${amount} maior.`,
    tie: () => 'Os dois têm o mesmo retorno anual.',
  },
};
