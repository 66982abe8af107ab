import type { Figures } from './figures.ts';
import type { RuleBookTexts } from './rule-text.ts';

type Rules = Pick<RuleBookTexts['rules'], 4 | 5 | 6 | 7 | 8 | 9 | 10>;

/** Who takes part in an assembly, how it decides, and what a selection means. */
export const assemblyRules = (f: Figures): Rules => ({
  4: {
    title: 'Quem participa',
    text: [
      `A sua cota participa da assembleia se está ativa, ainda não foi contemplada e tinha pago todas as parcelas até aquele mês no limite, às ${f.cutOffTime} do dia ${f.cutOffDay}.`,
      'Um débito em conta ainda em processamento não está pago; comece cedo. Se um pagamento for devolvido antes de a lista fechar, a cota sai da lista; se for devolvido depois, ela continua.',
    ],
  },
  5: {
    title: 'Primeiro precisa haver dinheiro',
    text: [
      'Para um sorteio, o fundo comum precisa ter uma carta de crédito inteira antes que alguém seja sorteado, igual para todos. Para um lance, conta também o que o próprio lance traz ao fundo. As cartas de quem já foi contemplado estão separadas e nunca são contadas duas vezes.',
    ],
    warning:
      'Se o fundo tiver pouco num mês, menos cotas são contempladas, ou nenhuma. As contemplações que faltaram são feitas quando houver dinheiro novamente.',
  },
  6: {
    title: 'Quantas cotas são contempladas, e em que ordem',
    text: [
      `A cada mês são contempladas ${f.picks} cotas, e mais as que os meses anteriores não puderam pagar. A ordem é sempre a mesma:`,
    ],
    steps: [
      'devoluções que os meses anteriores ainda devem;',
      'uma cota por sorteio;',
      'o maior lance;',
      'uma segunda cota por sorteio, se nenhum lance foi contemplado;',
      'as contemplações que faltaram em meses anteriores, por sorteio;',
      'devoluções das cotas canceladas que saíram no sorteio deste mês.',
    ],
    warning:
      'As devoluções são pagas por inteiro e na ordem do sorteio. A primeira que não cabe no fundo espera, e as seguintes também.',
  },
  7: {
    title: 'Lances',
    text: [
      `O lance é livre e com dinheiro próprio: você oferece pagar de uma vez as suas últimas parcelas. São pelo menos ${f.minBid}, o primeiro número que chega à metade da carta de crédito (${f.minBidAmounts}), e no máximo todas as que vêm depois do mês atual. Não há lance embutido nem lance fixo, e ninguém é obrigado a dar lance.`,
      'Ganha quem oferece mais parcelas; entre lances iguais, decide o sorteio. O lance fica lacrado até o sorteio, e ninguém, nem nós, pode lê-lo antes. Depois todos os lances são públicos, com cota e valor e sem nomes.',
      'Ninguém pode dar um lance de mais parcelas do que a sua cota ainda não tinha pagado quando a lista fechou: um lance assim é nulo, e um lance nulo não tem consequências. Por isso, das cotas que dão lance, esse número é publicado com a lista.',
      `Se a sua cota sair no sorteio da mesma assembleia, o lance deixa de valer. Depois do mês ${f.lastBidMonth} restam parcelas de menos para um lance, e todas as contemplações são por sorteio.`,
    ],
    warning:
      'Ofereça só o que você pode pagar em poucos dias, e nunca mais parcelas do que ainda deve: a regra 8 diz o que acontece.',
  },
  8: {
    title: 'Pagar o lance vencedor',
    text: [
      `O maior lance fica reservado: a contemplação conta como feita, e você tem ${f.startDays} dias úteis para iniciar um débito em conta ou uma transferência (wire). O dinheiro precisa chegar em mais ${f.successDays}. Só então a cota é contemplada.`,
      'Se você não pagar, chamamos o lance seguinte, do maior para o menor; quando não há mais nenhum, uma cota é sorteada. O que ainda estiver aberto quando a próxima lista fechar é liberado e feito mais tarde. Do limite até o acerto dos lances, nenhuma cota pode ser transferida.',
    ],
    warning: `Quem não paga o lance vencedor continua no sorteio e não pode dar lance nas próximas ${f.banned} assembleias. Se o dinheiro for devolvido antes da compra, a carta de crédito fica bloqueada; sem novo pagamento em ${f.makeGoodDays} dias úteis, você a perde, com o acerto da regra 13.`,
  },
  9: {
    title: 'Se você saiu antes da contemplação: a devolução',
    text: [
      'Volta o que você pagou para o fundo comum, sem desconto. A taxa de administração e a parte do fundo de reserva não voltam.',
      'A cota cancelada continua no sorteio. Quando sai, não ocupa a contemplação de ninguém, e a devolução é paga assim que o fundo puder. Quando ninguém mais no grupo espera um imóvel, todas as devoluções restantes são devidas.',
    ],
    warning: `Isso pode levar anos, no pior caso até o fim dos ${f.years} anos, e sem juros. Se então faltar dinheiro ao grupo, você recebe uma parte (regra 15).`,
  },
  10: {
    title: 'Contemplada: a carta de crédito está separada',
    text: [
      'A carta de crédito inteira sai do fundo comum e fica separada para o seu imóvel. O atraso ou a saída de outros não a tira de você.',
      'Só isto a tira: o dinheiro do seu próprio lance é devolvido (regra 8), você para de pagar antes da compra (regra 11), ou você mesmo quer (regra 13).',
    ],
  },
});
