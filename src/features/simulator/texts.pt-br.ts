import { TERM_MONTHS } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import type { texts as en } from './texts.en.ts';
import { writeCents as cents, writeChance as chance, writeNumber } from './write-figures.ts';

const figure = (value: number) => writeNumber('pt-BR', value);
const money = (value: number) => cents('pt-BR', value);
const TERM_YEARS = TERM_MONTHS / 12;
const yearOf = (month: number) => Math.ceil(month / 12);
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const texts: typeof en = {
  title: 'O que pode acontecer com um grupo',
  rules: 'As regras com que estes grupos são simulados',
  intro: `Simulamos cem grupos de ${GROUP_CAPACITY} cotistas durante ${TERM_YEARS} anos, com as mesmas regras de um grupo de verdade, até o centavo. Você decide como as pessoas se comportam. Começamos de propósito com um cenário nada otimista.`,
  otherLanguage: { label: 'In English', path: '/simulator', locale: 'en' },
  noScript:
    'Estes grupos foram simulados antes, com as premissas mostradas. Para simular outros, a página precisa de JavaScript.',
  failed: 'Não foi possível carregar o simulador. Recarregue a página para tentar novamente.',
  groupsPlayed: 'Grupos simulados',
  playing: (group, groups) => `Simulando o grupo ${group} de ${groups}`,
  print: 'Imprimir',
  copyLink: 'Copiar link',
  linkShows: 'Ele mostra exatamente estes grupos a qualquer pessoa.',
  planLine: (plan) => `Plano de US$\u00a0${plan}.000.`,
  panel: {
    title: 'Como as pessoas se comportam',
    reset: 'Restaurar tudo',
    plan: 'Plano',
    plans: { '450': 'US$\u00a0450.000', '650': 'US$\u00a0650.000' },
    more: 'Mais premissas',
    another: 'Simular outros cem grupos',
  },
  names: {
    late: 'Quem atrasa',
    leave: 'Quem desiste antes do imóvel',
    stop: 'Quem para de pagar depois do imóvel',
    recovery: 'O que se recupera com a venda desse imóvel',
    bidders: 'Dispostos a dar lance',
    highestBid: 'Até onde vão os lances',
    unpaidBids: 'Lances vencedores não pagos',
    freshBids: 'Lances de última hora',
    myBid: 'O meu lance',
    set: 'Quais cem grupos',
  },
  sentences: {
    late: (n) => `Em um mês qualquer, ${figure(n)} em cada 100 cotistas atrasam.`,
    leave: (n) => `A cada ano, ${figure(n)} em cada 100 dos que esperam o imóvel desistem.`,
    stop: (n) =>
      n === 0
        ? 'Ninguém para de pagar depois de receber o imóvel.'
        : n === 1
          ? 'A cada ano, um em cada cem para de pagar depois de receber o imóvel.'
          : `A cada ano, ${figure(n * 10)} em cada 1.000 param de pagar depois de receber o imóvel.`,
    recovery: (n) => `${n}% do que ainda devem volta, um a dois anos depois.`,
    bidders: (n) =>
      n === 0
        ? 'Ninguém está disposto a dar lance.'
        : n === 1
          ? '1 em cada 100 cotistas está disposto a dar lance.'
          : `${n} em cada 100 cotistas estão dispostos a dar lance.`,
    highestBid: (n) =>
      n === 50
        ? 'Todos oferecem o mínimo permitido, 50% do valor do imóvel.'
        : `Os lances vão de 50% a ${n}% do valor do imóvel.`,
    unpaidBids: (n) =>
      n === 0
        ? 'Todo lance vencedor é pago.'
        : `${n} em cada 100 lances vencedores não são pagos; chama-se o seguinte.`,
    freshBids: (n) =>
      n === 0
        ? 'Nenhum dos outros tenta um lance.'
        : `Em um mês qualquer, ${figure(n * 10)} em cada 1.000 dos outros tentam um lance.`,
    myBid: (n) => `Eu ofereceria ${n}% do valor do imóvel, todo mês.`,
    set: (n) => `Conjunto ${n} de 1.000.`,
  },
  sourcesTitle: 'De onde vêm os números iniciais',
  sources: [
    'Nenhum grupo nosso completou 20 anos, então ninguém pode medir estes números em nós. Eles vêm de outras fontes e foram arredondados para o lado pior.',
    'Quem atrasa, 2,5 em cada 100: o Banco Central do Brasil informa 2,35% de inadimplência nos consórcios, o modelo deste programa, no fim de 2024; arredondamos para cima.',
    'Quem desiste, 5 em cada 100 por ano: o Banco Central do Brasil informa que 48,6% das cotas de consórcios em andamento tinham sido excluídas até o fim de 2024. Com o nosso número, cerca de um terço do grupo sai antes do imóvel; passar de um número ao outro é premissa nossa.',
    'Quem para de pagar depois do imóvel, 1 em cada 100 por ano: os bancos americanos iniciaram a execução de 0,4% dos financiamentos em um trimestre de um ano calmo (2015), ou 1,6% em um ano, e de cerca de 1,4% no pior trimestre da última crise (2009; Mortgage Bankers Association). Que seis em cada dez terminem em venda é premissa nossa. Mova o controle para ver uma crise.',
    'O que a venda recupera, 70%: premissa nossa. Um imóvel vendido às pressas rende menos do que o preço, e vender custa dinheiro.',
    'Lances, e lances vencedores que não são pagos: premissas nossas; ninguém sabe ainda. Experimente todos os valores: os lances mudam a sua espera mais do que qualquer outra coisa.',
  ],
  modelTitle: 'O que entra na conta e o que fica de fora',
  model: [
    `Entra: cada parcela dividida até o centavo, quem pode concorrer, o sorteio, os lances pagos e não pagos, contemplações adiadas, devoluções a quem saiu, o fundo de reserva, o que se recupera e o acerto final depois do mês ${TERM_MONTHS}.`,
    'Fica de fora: mudanças no preço dos imóveis e na renda, uma crise que atinja todos ao mesmo tempo, cotistas que adiantam parcelas ou vendem, e erros. Um grupo de verdade pode ir pior do que todos os grupos desta página.',
    'Supomos que cada um decide sozinho. Em uma crise de verdade, muitos param juntos: mova os controles para a direita e veja.',
    'O mesmo link mostra os mesmos grupos a todos: o acaso vem de uma fórmula publicada.',
  ],
  plots: {
    year: 'Ano',
    after: (month) =>
      `Depois de ${count(Math.floor(month / 12), 'ano', 'anos')}${month % 12 > 0 ? ` e ${count(month % 12, 'mês', 'meses')}` : ''}`,
    atYear: (month) => `Ano ${(month / 12).toFixed(1).replace('.', ',')}`,
    figures: 'Os números, ano a ano',
    band: '(8 em cada 10 grupos)',
    range: (low, high) => `(${low} a ${high})`,
    bidNote: (percent, instalments) =>
      `Um lance de ${percent}% são as últimas ${instalments} parcelas, pagas de uma vez. Depois do mês ${LAST_BID_MONTH} não há mais lances.`,
    homes: {
      title: 'Quando as pessoas recebem o imóvel',
      words: (half, end) =>
        `No grupo do meio, ${half} imóveis são comprados em 10 anos e ${end} em 20. A faixa mostra onde ficam 8 em cada 10 grupos. Um grupo compra menos de ${GROUP_CAPACITY} quando cotistas saem antes da sua vez.`,
      line: 'Imóveis até aqui, grupo do meio',
    },
    chance: {
      title: 'Minha chance de já ter o imóvel',
      words: (never, bid, groups) => {
        const when = (month: number) =>
          month < 0 ? 'nunca chega à metade' : `passa da metade no mês ${month}`;
        return `Se eu nunca der lance, minha chance ${when(never)}; com o lance, ela ${when(bid)}. Nos dois casos eu fico no grupo e pago em dia, considerando todos os ${groups} grupos.`;
      },
      never: 'Se eu nunca der lance',
      bid: (percent) => `Se eu oferecer ${percent}% todo mês`,
    },
    coverage: {
      title: 'Cobertura: o grupo consegue pagar o que deve?',
      words: (first) =>
        `${
          first < 0
            ? 'Em nove de cada dez grupos, tudo o que se deve continua coberto em todos os meses.'
            : `Em um de cada dez grupos, a cobertura fica abaixo de 100% a partir do mês ${first}: o dinheiro em caixa e o que ainda vai entrar não bastam para os imóveis e as devoluções devidas.`
        } Os cotistas veem este número todo mês. Acima de 110% e abaixo de 90% as linhas param na borda.`,
      line: 'Cobertura, grupo do meio',
      level: 'o suficiente',
      most: '110% ou mais',
    },
    money: {
      title: 'Fundo comum e fundo de reserva',
      words: (most, end) =>
        `O que está no fundo comum espera o próximo imóvel; os lances o enchem mais cedo. O fundo de reserva do grupo do meio chega a ${money(most)} e termina em ${money(end)}.`,
      fund: 'Fundo comum, grupo do meio',
      reserve: 'Fundo de reserva, grupo do meio',
    },
  },
  tiles: {
    title: 'Como terminam os cem grupos',
    words: (groups, counts) => `De ${groups} grupos, ${counts}.`,
    ends: {
      served: 'todos recebem o que lhes é devido',
      refunds: 'quem saiu antes recebe de volta só uma parte',
      homes: 'há cotistas que ficam sem imóvel',
    },
    nothing:
      'Não havia nada a prever. Mova “Quem para de pagar depois do imóvel” para a direita e veja o que acontece.',
    seen: 'Onde o dinheiro não chega, isso podia ser visto quando',
    alarm: 'o alarme antecipado dispara',
    uncovered: 'a cobertura cai abaixo de 100%',
    missed: 'um mês tem menos de dois imóveis',
    never: 'em nenhum deles',
    when: (month, known, groups) => `mês ${month} (ano ${yearOf(month)}), em ${known} de ${groups}`,
  },
  film: {
    title: 'Um grupo, mês a mês',
    loading: 'O grupo está sendo simulado.',
    play: 'Assistir',
    pause: 'Pausar',
    month: 'Mês do filme',
    previous: 'Grupo anterior',
    next: 'Próximo grupo',
    group: (group, groups) => `Grupo ${group} de ${groups}`,
    seats: {
      waiting: 'esperando',
      lottery: 'imóvel por sorteio',
      bid: 'imóvel por lance',
      left: 'saiu antes do imóvel',
      stopped: 'parou de pagar depois do imóvel',
    },
    before: `Antes do primeiro mês, todos os ${GROUP_CAPACITY} cotistas esperam.`,
    circleBefore: 'mês 0',
    circleMonth: (month) => `mês ${month}`,
    circleHomes: (homes) => `${homes === 1 ? 'imóvel' : 'imóveis'} até aqui`,
    state: (month, { homes, bids, waiting, left, stopped }) =>
      `Mês ${month} (ano ${yearOf(month)}, mês ${((month - 1) % 12) + 1}): ${count(homes, 'imóvel', 'imóveis')}, ${bids} por lance; ${waiting} esperam, ${count(left, 'saiu', 'saíram')} antes do imóvel, ${count(stopped, 'parou', 'pararam')} de pagar depois.`,
    money: (fund, reserve) => `Fundo comum ${money(fund)}, fundo de reserva ${money(reserve)}.`,
    served: (members, share) =>
      `Encerramento: todos foram atendidos, e cada um dos ${members} cotistas recebe ${money(share)} do fundo de reserva de volta.`,
    paid: (paid, members, share) =>
      `Encerramento: os ${money(paid)} ainda devidos são pagos por inteiro, e cada um dos ${members} cotistas recebe ${money(share)} de volta.`,
    short: (owed, paid, without) =>
      `Encerramento: dos ${money(owed)} ainda devidos, é possível pagar ${money(paid)}; ${count(without, 'cotista fica', 'cotistas ficam')} sem imóvel.`,
  },
  outcome: {
    all: (groups) =>
      `Em todos os ${groups} grupos, quem fica até o fim recebe o imóvel e quem saiu recebe tudo de volta.`,
    none: (groups) => `Em nenhum dos ${groups} grupos há dinheiro para todos.`,
    some: (fine, groups, short) =>
      `Em ${fine} de ${groups} grupos, todos recebem o que lhes é devido. Em ${short}, o dinheiro não chega.`,
    refundsShort: 'Neles, quem saiu antes recebe de volta só uma parte',
    homesShort: (short, groups, homes) =>
      `Neles, quem saiu antes recebe de volta só uma parte, e em ${short} de ${groups} grupos há cotistas que pagaram 20 anos e ficam sem imóvel (em geral ${homes} deles)`,
    middle: (who, share) =>
      `${who}: no caso do meio, o acerto final paga ${chance('pt-BR', share)} do que é devido.`,
    neverBidder: 'Quem nunca dá lance',
    bidder: (percent) => `Quem oferece ${percent}% todo mês`,
    certain: (who, years) =>
      years === 1
        ? `${who} tem o imóvel no primeiro ano em quase todos os grupos.`
        : `${who} tem o imóvel em até ${years} anos em quase todos os grupos.`,
    chances: (who, five, ten, fifteen) =>
      `${who} tem ${chance('pt-BR', five)} de chance de já ter o imóvel em 5 anos, ${chance('pt-BR', ten)} em 10 anos e ${chance('pt-BR', fifteen)} em 15 anos.`,
  },
};
