import { pluralIn } from '#shared/text/plural.ts';
import { answers } from './sentences/answers.pt-br.ts';
import { assumptions, termSentence } from './sentences/assumptions.pt-br.ts';
import { choices, flexRows, inputs, labels, others, tabs } from './sentences/labels.pt-br.ts';
import { namedFigures } from './sentences/named-figures.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');
const f = namedFigures('pt-BR');

const years = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'ano', other: 'anos' })}`;
const months = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'mês', other: 'meses' })}`;
/** 'o ano 1' becomes 'no ano 1', 'a taxa' becomes 'na taxa'. */
const at = (place: string) => `n${place}`;

export const texts: typeof en = {
  tabs,
  labels,
  inputs,
  choices,
  others,
  flexRows,
  answers,
  assumptions,
  title: 'Compare as formas de adquirir um imóvel',
  intro: {
    text: 'Financiamento ou programa? Informe os seus números e veja onde cada um ganha. As premissas de cada conta estão abaixo do resultado. O que pode acontecer com um grupo inteiro, e como um grupo pode dar errado, você vê no',
    simulator: 'simulador',
    simulatorPath: '/simulador',
  },
  otherLanguage: { label: 'In English', path: '/calculators', locale: 'en' },
  withoutScript: (shown) =>
    `Os controles precisam de JavaScript. Sem ele, você vê um imóvel de ${shown.value} com entrada de ${shown.down}, juros de ${shown.rate} e a contemplação no mês ${shown.award}.`,
  comparisons: 'Comparações',
  copyLink: 'Copiar link',
  linkOpens: 'Ele abre esta aba com exatamente estes números.',
  print: 'Imprimir',
  printed: (day, address) => `Impresso em ${day} de ${address}`,
  units: {
    dollarSign: 'US$',
    years,
    months,
    points: (count, written) =>
      `${written} ${plural(count, { one: 'ponto percentual', other: 'pontos percentuais' })}`,
  },
  controls: {
    title: 'Os seus números',
    reset: 'Restaurar tudo',
    more: 'Mais premissas',
    changed: (count) => `${count} ${plural(count, { one: 'alterada', other: 'alteradas' })}`,
    planValues: 'Valor do imóvel de um plano',
    inCash: (amount) => `${amount} em dinheiro`,
    countedAs: (figure, low, high) => `Contamos ${figure}: de ${low} a ${high}`,
    noNumber: 'Não conseguimos ler isto como um número.',
  },
  award: {
    title: 'Mês da contemplação',
    note: `${termSentence} A chance é a de um cotista que nunca dá lance. O mês inicial é aquele em que essa chance chega à metade; mova-o e veja a resposta mudar.`,
    wait: (inYears, inMonths) =>
      `depois de ${[
        inYears > 0 && years(inYears, `${inYears}`),
        inMonths > 0 && months(inMonths, `${inMonths}`),
      ]
        .filter(Boolean)
        .join(' e ')}`,
    chance: (wait, chance) => `${wait}, ${chance} de chance até lá`,
  },
  fees: {
    share: 'Os valores do programa já incluem os 25% de taxa de administração e fundo de reserva.',
    amounts: (value, fees) =>
      `Os valores do programa já incluem os 25% de taxa de administração e fundo de reserva: ${fees.total} em um imóvel de ${value} (${fees.admin} de taxa de administração e ${fees.reserve} de fundo de reserva).`,
  },
  noFigure: 'nenhum',
  assumptionList: { label: 'Premissas', title: 'As premissas desta conta' },
  bid: {
    title: 'Experimente um lance',
    intro: `Um lance livre paga de uma vez, com dinheiro próprio, as últimas parcelas do seu plano: pelo menos ${f.minBid} delas, que são metade do valor do imóvel, até o mês ${f.lastBidMonth}. O maior lance do mês é contemplado. Não há lance embutido nem lance fixo.`,
    caption: (instalments, month) => `Um lance de ${instalments} parcelas no mês ${month}`,
    rows: {
      cost: 'Pago de uma vez, em poucos dias depois da contemplação',
      share: 'Parte do valor do imóvel',
      remaining: 'Parcelas que faltam depois da contemplação',
      remainingCost: 'Quanto elas somam',
      lastMonth: 'Mês da última parcela',
      programCost: 'Programa em 30 anos com esta contemplação, contando tudo',
      mortgageCost: 'Financiamento em 30 anos, contando tudo',
    },
    cut: (instalments, month) =>
      `Depois do mês ${month} faltam só ${instalments} parcelas: o lance conta como ${instalments}.`,
    anyWins:
      'Se ninguém mais der lance, qualquer lance válido vence. Ninguém pode saber disso antes.',
    unknown: (month, clause) =>
      `Não temos um número para o lance que vence no mês ${month} ${clause}. O maior lance vence, e entre lances iguais decide o sorteio.`,
    usual: (month, clause, low, high) =>
      `No mês ${month}, o lance vencedor costuma ser de ${low.share}% a ${high.share}% do valor do imóvel ${clause}: de ${low.instalments} a ${high.instalments} parcelas.`,
    below: 'O seu lance fica abaixo disso e costuma perder.',
    within: 'O seu lance fica dentro disso e pode vencer ou perder.',
    above: 'O seu lance chega a isso ou passa, e costuma vencer.',
    notCheaper: 'Um lance antecipa a contemplação; não deixa o imóvel mais barato.',
  },
  flex: {
    caption: (reduction) =>
      `O Flex Plan, que os grupos ainda não oferecem: ${reduction} a menos até a contemplação, depois uma de três opções`,
    limit: (reduction, month, percent) =>
      `Com ${reduction} a menos até a contemplação, o Integral mantém as contribuições seguintes em até ${percent}% da comum se a contemplação vier até o mês ${month}; depois disso, elas passam desse valor.`,
    choices: { full: 'Integral', intermediate: 'Intermediário', flex: 'Flex' },
  },
  budgetShares: (mortgage, program) =>
    `Por que ${mortgage} e ${program}: as duas partes são uma regra prática do programa, não de um banco. Um financiamento deixa um quinto para imposto predial, seguro e manutenção; o programa deixa um décimo, porque quem ainda espera não paga isso. Só essa diferença torna o imóvel do programa um oitavo mais caro; por isso a tabela traz também a mesma parte dos dois lados.`,
  planFit: {
    caption: 'Os dois planos cabem no seu orçamento, sem contar o aluguel?',
    row: (value) => `Imóvel de ${value}, por mês`,
    fits: 'cabe',
    tooMuch: 'não cabe',
  },
  amortisation: {
    summary: 'Amortização, ano a ano',
    label: 'Amortização',
    columns: {
      year: 'Ano',
      interest: 'Juros',
      principal: 'Amortização',
      loanOwed: 'Saldo devedor do financiamento',
      fund: 'Programa: fundo comum',
      fees: 'Programa: taxa de administração e reserva',
      contributionsOwed: 'Programa: ainda a contribuir',
    },
  },
  plots: {
    summary: 'Este gráfico em palavras e números',
    cut: (figure) => `O que sai do gráfico por cima chega a ${figure}.`,
    rateMark: (rate) => `sua taxa, ${rate}`,
    awardMark: (month) => `contemplação, mês ${month}`,
    places: {
      month: (figure) => `o mês ${figure}`,
      year: (figure) => `o ano ${figure}`,
      awardMonth: (figure) => `o mês de contemplação ${figure}`,
      interestRate: (figure) => `a taxa de ${figure}`,
    },
    range: (from, to) => `Entre ${from} e ${to}.`,
    bothEnds: (figure) => `${figure} nas duas pontas`,
    fromTo: (first, last) => `de ${first} a ${last}`,
    highest: (figure, place) => `máximo de ${figure} ${at(place)}`,
    lowest: (figure, place) => `mínimo de ${figure} ${at(place)}`,
    same: (one, other) => `${one} e ${other} são iguais do começo ao fim.`,
    apart: (one, other) => `${one} e ${other} não se cruzam.`,
    between: (before, after) => `entre ${before} e ${after}`,
    cross: (one, other, places) => `${one} e ${other} se cruzam ${places.join(' e ')}.`,
  },
};
