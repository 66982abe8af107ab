import type { Figures } from './figures.ts';
import type { RuleBookTexts } from './rule-text.ts';

type Rules = Pick<RuleBookTexts['rules'], 11 | 12 | 13 | 14 | 15>;

/** What follows from paying late, leaving, buying, and the end of the term. */
export const leavingRules = (f: Figures): Rules => ({
  11: {
    title: 'Se você atrasar',
    text: [
      `Com uma parcela em aberto, a cota não participa da assembleia daquele mês. Não há multa por atraso. Avisamos no vencimento e ${f.reminderDays} dias depois.`,
      `O último aviso diz o dia em que a cota termina, e nenhuma termina antes de ${f.noticeDays} dias depois dele; após uma pausa combinada conosco, ele é enviado novamente. Nada termina enquanto o banco processa um pagamento, nem antes de um pagamento automático já anunciado. Se você prevê um mês difícil, escreva para nós cedo.`,
      `O que acontece depois de ${f.endDay} dias depende da situação da cota:`,
    ],
    points: [
      'Ainda não contemplada: a cota é cancelada, e a regra 9 diz o que volta.',
      'Contemplada, sem imóvel comprado: a carta de crédito volta ao fundo, e o acerto é como o de quem a devolve (regra 13).',
      'Com imóvel: a participação é rescindida, e vale a regra 12.',
    ],
    warning: `Depois de ${f.endDay} dias sem pagar, você perde a cota e, com ela, uma parte do dinheiro.`,
  },
  12: {
    title: 'Quando alguém com imóvel para de pagar',
    text: [
      'Todo mês o fundo de reserva paga ao fundo comum o que essa cota deveria ter pago, até onde alcança, na ordem dos números das cotas. O que se recupera do imóvel repõe primeiro o fundo de reserva; o resto vai para o fundo comum.',
      `Uma cota que pagou todas as ${f.term} parcelas nunca é rescindida.`,
    ],
    warning:
      'Quem para de pagar deve ao grupo a carta de crédito inteira, menos o que pagou para o fundo comum, e o grupo recupera isso do imóvel.',
  },
  13: {
    title: 'Se você quiser sair',
    text: [
      'Antes de você confirmar, a sua página mostra em dólares o que isso significa.',
      `O que você confirma passa a valer ${f.leavingHours} horas depois, ou no primeiro vencimento, se ele vier antes. Até lá você pode desistir, e a cota continua ativa em tudo: as parcelas vencem e ela participa das assembleias. Se for contemplada, o pedido perde o efeito. Os valores são calculados quando o pedido passa a valer; se você fosse receber menos ou dever mais do que aceitou, perguntamos novamente.`,
    ],
    points: [
      'Antes do vencimento da primeira parcela: a cota vai para a próxima família com renda aprovada. O depósito não é devolvido; tudo o que você pagou além dele é devolvido. Se ninguém assumir a cota até esse dia, ela é cancelada (regra 9).',
      'Depois disso, e antes da contemplação: a cota é cancelada (regra 9).',
      `Contemplada, sem imóvel comprado: a carta de crédito volta ao fundo. Você recebe ${f.afterPenalty} do que pagou para o fundo comum e a taxa de administração paga por meses que ainda viriam, menos o que já foi pago a você por conta da carta. Se for mais do que isso, você deve a diferença ao grupo.`,
      `Depois da compra: o imóvel é vendido. Você recebe o valor líquido da venda, menos o que ainda não pagou ao fundo comum, menos ${f.penalty} do que pagou, menos taxa de administração e reserva em aberto, mais a taxa paga por meses que ainda viriam.`,
    ],
    warning:
      'Se a venda render de menos, você deve a diferença ao grupo. O que você pagar depois consta do demonstrativo, com o que ainda falta.',
  },
  14: {
    title: 'Comprar o seu imóvel',
    text: [
      `Você escolhe o imóvel; preço, avaliação e título são conferidos; no fechamento, a carta de crédito é paga à title company, a empresa que cuida do registro. A meta é de ${f.targetFrom} a ${f.targetUntil} dias depois da contemplação. A sua renda é conferida antes da primeira assembleia do grupo, nunca de surpresa depois da contemplação.`,
      `Se o imóvel custar menos do que a carta, o resto paga primeiro despesas comprovadas, até ${f.expenses} da carta. Depois paga as suas últimas parcelas, inteiras, do fim para o começo, e o que for menor que uma parcela vale para a próxima a vencer. Só vira dinheiro na mão quando você não deve mais nada.`,
      'Se o banco devolver o preço, isso é desfeito e dividido novamente quando o preço for pago. O que já foi pago a você continua sendo parte da sua carta: reduz o preço que o imóvel pode ter e o que você recebe se devolver a contemplação. Se o dinheiro do seu próprio lance foi devolvido antes, a carta fica bloqueada até você pagar novamente (regra 8).',
    ],
  },
  15: {
    title: `O fim, depois do mês ${f.term}`,
    text: [
      'Primeiro vem o que o grupo ainda deve: cartas de crédito de quem não tem imóvel, e devoluções. Se faltar dinheiro, todos recebem na mesma proporção.',
      `O que sobra do fundo comum e do fundo de reserva vai para quem pagou até o fim, inclusive quem já tem imóvel, conforme o que pagou para a reserva. Num grupo saudável é tudo: ${f.reserveShares} por cota. As partes são arredondadas para baixo, e os centavos que sobram vão um a um para as cotas de menor número. Todos recebem um extrato final.`,
    ],
    warning:
      'Num grupo em que falta dinheiro, quem ainda espera no fim recebe parte da carta de crédito em dinheiro, em vez de um imóvel.',
  },
});
