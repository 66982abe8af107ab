import { FLEX_SENTENCE_PORTUGUESE } from '#features/legal/flex-sentence.ts';
import type * as en from './assumptions.en.ts';
import { namedFigures } from './named-figures.ts';

const f = namedFigures('pt-BR');

export const termSentence = `Ninguém pode saber o mês da contemplação. Duas cotas são contempladas por mês: ${f.selectedBefore} das ${f.seats} em ${f.yearsBefore} anos (até o mês ${f.monthBefore}) e as últimas ${f.lastSelected} no ${f.lastYear}º ano (até o mês ${f.term}).`;

const advice = 'Não é orientação financeira nem tributária';

const mortgage = `O financiamento tem taxa fixa e parcelas iguais por 30 anos, ou 15, se você preferir. Com entrada abaixo de ${f.insuredBelow}, conta-se o seguro do financiamento (PMI) até que a dívida seja ${f.insuredUntil} do preço; os bancos pedem cerca de 0,46% a 1,5% do empréstimo por ano, conforme o score de crédito (Urban Institute), e os ${f.usual('mortgageInsurance')} que aparecem aqui são a nossa premissa para um bom score. Os custos de fechamento contam dos dois lados, na medida em que você os informa: no primeiro dia com financiamento, na contemplação com o programa.`;
const program = `Os dois planos seguem a tabela publicada: ${f.small.total} no total para ${f.small.home} e ${f.large.total} para ${f.large.home}. Para qualquer outro valor, são ${f.term} contribuições, cada uma igual ao valor do imóvel × ${f.share} ÷ ${f.term}. Nelas estão o fundo comum, que paga os imóveis, 24% de taxa de administração e 1% de fundo de reserva. O programa não cobra juros e não pede entrada.`;
const award = `${termSentence} Mova o mês esperado e veja como o resultado muda.`;
const rentUntilAward = `Até a contemplação o cotista ainda paga para morar; o aluguel que você informa conta até lá. Os ${f.purchaseDays.from} a ${f.purchaseDays.until} dias de uma compra ficam de fora dos dois lados.`;
const credit =
  'A carta de crédito fica no valor do imóvel escolhido hoje, enquanto os preços dos imóveis mudam à taxa que você informa.';
const bids =
  'Só os números de “Experimente um lance” contam com um lance seu, livre e com dinheiro próprio; não há lance embutido nem lance fixo. Em todo o resto você nunca dá lance, e os outros dão lance com a frequência que você escolher.';
const nominal = `Com tudo contado, o que se paga mais tarde é convertido em dólares de hoje pela inflação que você informa (${f.usual('inflation')} ao ano no começo), ou fica como pago, se você escolher. A soma anunciada nunca é corrigida: nela um dólar no ano 30 vale tanto quanto um dólar hoje. O que o dinheiro poderia ter rendido nesse tempo fica para a aba do investidor.`;
const owner = `Imposto predial, seguro e manutenção são uma parte do valor do imóvel no ano e cabem a quem é o proprietário. O que aparece no início (${f.usual('propertyTaxRate')}, ${f.usual('insuranceRate')} e ${f.usual('upkeepRate')}) é a nossa premissa para uma residência em Utah, assim como a alta de ${f.usual('rentGrowth')} de aluguéis e preços; informe os seus números.`;
const rounding = `Os valores são calculados com exatidão e só são arredondados para o dólar onde aparecem. Os ${f.small.monthly} do plano menor arredondam ${f.small.exact} para cima: em ${f.term} meses são ${f.small.rounded} a mais, que vão para o fundo de reserva (${f.small.reserve} em vez de ${f.small.plainReserve}). Os ${f.large.monthly} do plano maior passam a ${f.large.higher} em cinco meses de cada ano, para somar ${f.large.total}.`;

export const assumptions: typeof en.assumptions = {
  'monthly-payment': [
    mortgage,
    program,
    'A primeira tabela conta imposto predial, seguro, manutenção e seguro do financiamento para quem é proprietário, e aluguel para quem ainda espera.',
    `O dinheiro do primeiro dia é, no financiamento, a entrada e os custos de fechamento; no programa, o depósito de ${f.deposit}, que é descontado da primeira contribuição.`,
    rentUntilAward,
    bids,
    'Com o Flex Plan você paga menos até a contemplação. Integral mantém todo o crédito e distribui a parte que faltou pelos meses restantes; Flex reduz o crédito na mesma porcentagem; Intermediário fica no meio do caminho. Uma contemplação tardia deixa poucos meses para essa distribuição.',
    FLEX_SENTENCE_PORTUGUESE,
    award,
    rounding,
    advice,
  ],
  'buying-power': [
    `Renda é o que você pode gastar depois dos impostos. O orçamento para a parcela de um financiamento é ${f.mortgageBudget} do que sobra depois das despesas; para o programa, ${f.programBudget}; o porquê está sob a primeira tabela.`,
    'Os bancos e o programa olham mais do que isso: histórico de crédito, outras dívidas, documentos.',
    mortgage,
    program,
    'A entrada precisa existir em dinheiro, além do orçamento mensal.',
    'A primeira tabela tira o aluguel do orçamento do programa até a contemplação. Um financiamento substitui o aluguel de imediato. Imposto predial, seguro e manutenção precisam caber no resto da sua renda.',
    credit,
    award,
    advice,
  ],
  'lifetime-cost': [
    mortgage,
    program,
    rentUntilAward,
    `${credit} Para ter o mesmo imóvel, o cotista paga em dinheiro, na contemplação, a alta do preço; uma queda conta como dinheiro economizado.`,
    owner,
    'O imposto de renda economizado vem da aba de imposto, com as premissas dela.',
    'No fim dos 30 anos os dois têm o mesmo imóvel; por isso o valor dele não faz diferença.',
    nominal,
    rounding,
    bids,
    award,
    advice,
  ],
  'early-payoff': [
    mortgage,
    program,
    'O valor extra é pago todo mês, do primeiro até que nada seja devido, sem multa por pagamento antecipado.',
    'A taxa de administração e o fundo de reserva do programa são devidos por inteiro, por mais cedo que sejam pagos: pagar antes economiza meses, não dinheiro. Guardado ou aplicado, o valor extra poderia render mais.',
    'Pagar antes não adianta a contemplação.',
    advice,
  ],
  'tax-benefits': [
    `Imposto de renda federal dos Estados Unidos de ${f.taxYear}, para um imóvel em que você mora. As faixas e a dedução padrão são as que o IRS anunciou em 9 de outubro de 2025 (Revenue Procedure 2025-32). Por lei, os juros são dedutíveis sobre dívidas de até ${f.deductibleDebt}; o limite dos impostos estaduais e locais é ${f.stateTaxCap} em ${f.taxYear}, menor para rendas acima de ${f.stateTaxThreshold}, e volta a ${f.laterStateTaxCap} em ${f.laterTaxYear}.`,
    'Um imóvel só economiza imposto quando as deduções detalhadas passam do que você poderia deduzir sem ele, e só sobre a renda tributada.',
    'A alíquota é a da faixa da sua renda antes dos impostos e do seu tipo de declaração, a menos que você informe outra; toda a dedução é avaliada por ela, mesmo onde alcançaria uma faixa mais baixa. Imposto de renda estadual e créditos de imposto ficam de fora.',
    'O programa não tem juros a deduzir, e as taxas dele não são dedutíveis. O cotista que já tem o imóvel pode deduzir o imposto predial.',
    'Que a lei continue igual por 30 anos é uma premissa. A renda, a dedução padrão, os outros impostos e as outras deduções crescem com a inflação; o imposto predial cresce com o preço do imóvel.',
    mortgage,
    program,
    award,
    advice,
  ],
  'budget-impact': [
    mortgage,
    program,
    'Renda é o que você pode gastar depois dos impostos. Ela, as despesas, o aluguel e os custos de proprietário ficam no nível de hoje. Na vida, a maioria deles sobe, enquanto as duas parcelas continuam iguais.',
    rentUntilAward,
    owner,
    `Depois da última contribuição, no mês ${f.term}, o cotista paga só os custos de proprietário; um financiamento de 30 anos segue por mais dez anos.`,
    award,
    rounding,
    advice,
  ],
  'investor-returns': [
    'Os dois investidores põem o mesmo dinheiro em cada mês. O lado que paga menos, ou recebe mais, aplica a diferença ao retorno que você informa até o ano 30: a entrada, do lado do programa; o custo maior da espera, do lado do financiamento. Nem esse retorno nem qualquer outro é certo.',
    mortgage,
    program,
    `${credit} O investidor não acrescenta dinheiro na contemplação e compra o que o crédito comprar então, com aluguel, custos e valor em proporção.`,
    'O aluguel sobe uma vez por ano, descontada a vacância que você informa. O investidor mora em outro lugar; por isso não se conta aluguel próprio.',
    owner,
    'O imóvel é avaliado depois de 30 anos, sem custos de venda. Imposto de renda, depreciação e imposto sobre ganhos ficam de fora dos dois lados; os juros de um imóvel alugado são dedutíveis, o que favorece o financiamento.',
    'Antes da contemplação, o ganho se tudo fosse encerrado conta as contribuições sem as taxas. Na verdade, elas só voltam se a cota cancelada for sorteada depois.',
    'O retorno anual é a taxa em que todos os pagamentos e recebimentos se equilibram; ele não aparece onde não há uma taxa única.',
    'Você nunca dá lance; os outros dão lance com a frequência que você escolher ao lado do mês da contemplação.',
    award,
    advice,
  ],
};
