import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import {
  MEDIAN_WAIT_SENTENCE_PORTUGUESE,
  NO_HOME_SENTENCE_PORTUGUESE,
  WAIT_SENTENCE_PORTUGUESE,
} from '#features/legal/wait-sentences.ts';
import type { LandingFigures } from './figures.ts';
import type { RejectionReason } from './landing-texts.ts';
import { questions } from './questions.pt-br.ts';
import type { texts as en } from './texts.en.ts';

const CREDIT: RejectionReason = {
  reason: 'Histórico de crédito',
  bank: 'Um score baixo, ou nenhum, encerra a conversa.',
  circle: 'Não há barreira de score de crédito. O que se analisa é a sua renda.',
};
const DEBT: RejectionReason = {
  reason: 'Dívidas em relação à renda',
  bank: 'Cada parcela que você já paga conta contra você, mesmo as que nunca atrasou.',
  circle: 'Uma pergunta só: a sua renda, descontadas as dívidas, cobre a contribuição mensal?',
};
const PAPERS: RejectionReason = {
  reason: 'Renda difícil de comprovar',
  bank: 'Autônomos, temporários e recém-contratados não cabem no modelo de pontuação.',
  circle: 'Uma pessoa lê os documentos que você envia, seja qual for o trabalho que mostrem.',
};
const cash = (f: LandingFigures): RejectionReason => ({
  reason: 'Pouco dinheiro em mãos',
  bank: `Vinte por cento de um imóvel de ${f.small.home} são US$ 90.000, antes dos custos de fechamento.`,
  circle: `Sem entrada. O depósito de ${f.deposit} conta na primeira contribuição.`,
});

export const texts: typeof en = (f) => ({
  myChance: 'Minha chance, ano a ano',
  circle: {
    title:
      'Famílias em círculo ao redor de um fundo comum. Todas contribuem, e a cada mês duas recebem o seu imóvel.',
    fund: 'o fundo comum',
    homes: '2 imóveis',
    eachMonth: 'por mês',
    byLottery: 'contemplada por sorteio',
    byBid: 'contemplada pelo maior lance',
  },
  shortIntro: {
    titles: {
      investors: 'Um imóvel por meio de um grupo de famílias',
      homebuyers: 'A primeira casa por meio de um grupo de famílias',
    },
    lead: `${f.households} famílias contribuem todo mês para um fundo comum, e o fundo compra para duas delas: sem entrada, sem juros, ${f.term} contribuições. ${WAIT_SENTENCE_PORTUGUESE}`,
    notLoan: 'Não é empréstimo, banco nem investimento.',
  },
  banks: {
    titles: {
      investors: 'Por que o banco diz não ao próximo imóvel',
      homebuyers: 'Por que o banco recusa quem compra pela primeira vez',
    },
    lead: 'Estes são os 5 principais motivos de recusa que os bancos dão, e como cada um deles fica dentro de um grupo.',
    bank: 'No banco',
    circle: 'No grupo',
    reasons: {
      investors: [
        DEBT,
        cash(f),
        {
          reason: 'Imóveis financiados demais',
          bank: 'Cada financiamento que você tem torna o próximo mais difícil e mais caro.',
          circle: 'Outros imóveis não atrapalham, desde que a contribuição caiba na renda.',
        },
        PAPERS,
        CREDIT,
      ],
      homebuyers: [
        DEBT,
        CREDIT,
        cash(f),
        PAPERS,
        {
          reason: 'Histórico curto demais',
          bank: 'Dois anos no mesmo emprego, no mesmo país, no mesmo endereço: menos que isso é risco.',
          circle:
            'Aqui ninguém conta os seus anos. Contam a renda de hoje e os seus 18 anos completos.',
        },
      ],
    },
  },
  financing: {
    caption: 'Cinco formas de financiar um imóvel',
    method: 'Forma',
    columns: ['Entrada', 'Juros', 'Capital necessário', 'Você recebe o imóvel'],
    alternatives: {
      mortgage: ['Financiamento tradicional', '20% a 25%', '7% a 8% ao ano'],
      hardMoney: ['Hard money', '25% a 30%', '10% a 15%'],
      privateMoney: ['Empréstimo particular', '20% a 40%', '8% a 12%'],
      seller: ['Financiamento pelo vendedor', '10% a 30%', '6% a 10%'],
    },
    footnotesTitle: `O que resulta destes números, para um imóvel de ${f.small.home}`,
    footnote: (name, c) =>
      `${name}: ${c.leastDown} a ${c.mostDown} de entrada, e ${c.leastInterest} a ${c.mostInterest} de juros sobre o resto no primeiro ano.`,
    sellerLess: (c) =>
      `A menor entrada, ${c.leastDown}, fica abaixo do capital que a tabela indica para as quatro formas.`,
    ownFootnote: `até a vez mediana, depois de ${f.medianYears} anos, você pagou ${f.small.beforeKeys} antes de receber as chaves, e o aluguel durante todo esse tempo; ${f.small.afterKeys} vêm depois.`,
    lowDown: (fha, conventional) =>
      `Há financiamentos com entrada menor: FHA a partir de 3,5% (${fha}), convencionais a partir de 3% (${conventional}) e VA, para quem serviu nas forças armadas, a partir de 0%. Somam-se um seguro ou uma taxa, e cada um tem as suas condições.`,
    capital: 'US$ 90 mil a US$ 260 mil',
    atClosing: 'No fechamento',
    own: ['0%', '0%', 'US$ 0'],
    wait: `Quando a cota é contemplada. ${MEDIAN_WAIT_SENTENCE_PORTUGUESE}`,
    note: `0% de juros não quer dizer de graça. Em 20 anos os cotistas contribuem com 125% do valor do imóvel: 24% de taxa de administração (1,2% ao ano) e 1% de reserva. O capital necessário vale para imóveis de ${f.small.home} a ${f.large.home}.`,
  },
  journey: {
    title: 'Vinte anos em cinco fases',
    lead: 'O que acontece em que ordem, e para o que se preparar no caminho.',
    label: 'Fases do programa',
    phases: [
      {
        id: 'formation',
        title: 'Inscrição e formação do grupo',
        short: 'Formação',
        when: `Dias 1 a ${f.window}`,
        lead: `Você se inscreve com um depósito de ${f.deposit}, conferimos se a sua renda, descontadas as dívidas, cobre a contribuição, e o grupo se completa.`,
        points: [
          `Um grupo começa quando todos os seus ${f.households} lugares estão ocupados; a conta de garantia (escrow) é aberta nesse momento.`,
          `O prazo é de ${f.window} dias. Pode ser prorrogado uma vez, por ${f.extension} dias.`,
          'O seu painel mostra quantos já entraram e quantos dias faltam.',
        ],
        note: DEPOSIT_RULE_PORTUGUESE,
      },
      {
        id: 'contribution',
        title: 'Período de contribuição',
        short: 'Contribuição',
        when: `Meses 1 a ${f.term}`,
        lead: 'A sua contribuição é cobrada automaticamente todo mês, durante 20 anos.',
        points: [
          `${f.small.monthly} por mês no plano de ${f.small.home}, ${f.large.monthly} no plano de ${f.large.home}.`,
          'De cada contribuição, 80% vão para o fundo comum; o resto é taxa de administração e fundo de reserva.',
          'Você continua contribuindo depois de receber o imóvel: quem ainda espera conta com você.',
        ],
        note: 'Até ser contemplado você também paga o lugar onde mora hoje. Planeje os dois.',
      },
      {
        id: 'selection',
        title: 'Contemplação mensal',
        short: 'Contemplação',
        when: 'Todo mês',
        lead: 'Em cada mês em que o saldo do fundo é suficiente, duas cotas são contempladas.',
        points: [
          'Uma por sorteio: todos os que estão em dia têm a mesma chance.',
          'Uma pelo maior lance: opcional, de pelo menos 50% do valor do imóvel pretendido.',
          'Quem deixa de pagar uma contribuição não participa nesse mês.',
        ],
        note: `Não conte com uma vez antecipada. ${MEDIAN_WAIT_SENTENCE_PORTUGUESE}`,
        link: { href: '#my-chance', label: 'Minha chance, ano a ano' },
      },
      {
        id: 'acquisition',
        title: 'Compra do imóvel',
        short: 'Compra',
        when: `${f.target.from} a ${f.target.until} dias depois da contemplação`,
        lead: 'Você escolhe o imóvel, e o fundo paga por ele até o valor da sua carta de crédito.',
        points: [
          `Vistoria, documentação e fechamento costumam levar de ${f.target.from} a ${f.target.until} dias.`,
          `Encontrou algo mais barato? Até ${f.expenses} do crédito podem cobrir as despesas da compra.`,
          'O que sobrar pode quitar contribuições ou ser pago em dinheiro, quando as suas obrigações estiverem quitadas.',
        ],
        note: 'Os preços podem subir enquanto você espera: o seu crédito pode comprar menos do que hoje.',
      },
      {
        id: 'completion',
        title: 'Encerramento',
        short: 'Fim',
        when: 'Ano 20',
        lead: `Depois de ${f.term} meses o grupo se encerra e o fundo inteiro é devolvido, com os ajustes.`,
        points: [
          `Saída depois da contemplação: o seu dinheiro de volta, menos as taxas e uma multa de ${f.penalty}.`,
          'É permitido cancelar antes da contemplação; o dinheiro só volta se a cota cancelada for sorteada depois.',
          `Após ${f.endDay} dias sem pagamento, a participação é cancelada automaticamente.`,
        ],
        note: 'O dinheiro no fundo não está disponível quando você quiser. Não contribua com o que pode precisar em breve.',
      },
    ],
  },
  howItWorks: {
    title: 'Como o programa funciona',
    lead: [
      'No Brasil, famílias compram imóveis em grupo há décadas, pelo ',
      '. Este programa se inspira nele, mas não é um consórcio brasileiro, e cabe em três passos.',
    ],
    steps: {
      reserve: {
        title: 'Reserve a sua vaga',
        text: `Inscreva-se em cerca de cinco minutos e pague um depósito de ${f.deposit} com cartão. Ele garante um lugar no próximo grupo do seu plano. ${DEPOSIT_RULE_PORTUGUESE}`,
      },
      contribute: {
        title: 'Contribuam juntos',
        text: `Quando ${f.households} famílias tiverem entrado, o grupo começa. Todas pagam a mesma contribuição mensal a um fundo comum: ${f.small.monthly} no plano de ${f.small.home}, ${f.large.monthly} no plano de ${f.large.home}, ${f.term} vezes. Ninguém empresta; por isso não há juros.`,
      },
      acquire: {
        title: 'Seja contemplado e compre',
        text: `Em cada mês em que o saldo do fundo é suficiente, duas cotas são contempladas: uma por sorteio, outra pelo maior lance. Você então compra o seu imóvel em ${f.target.from} a ${f.target.until} dias. Metade de um grupo só é contemplada nos segundos dez anos.`,
      },
    },
  },
  planTable: {
    caption: 'Quanto custa cada plano',
    mostPopular: 'Mais escolhido',
    rows: {
      homeValue: 'Valor do imóvel',
      monthly: 'Contribuição mensal',
      count: 'Número de contribuições',
      firstMonth: `Primeiro mês, descontado o depósito de ${f.deposit}`,
      adminFees: 'Taxa de administração em 20 anos (24%)',
      reserve: 'Fundo de reserva (1%)',
      interest: 'Juros',
      total: 'Total das contribuições',
    },
    note: `As contribuições são em dólares inteiros. ${f.small.monthly} arredondam US$ 2.343,75 para cima: em ${f.term} meses são US$ 60 a mais, que vão para o fundo de reserva (US$ 4.560 no total, e não 1% ou US$ 4.500). ${f.large.monthly} passam a US$ 3.386 em cinco meses de cada ano, porque ${f.term} × ${f.large.monthly} dariam só US$ 812.400.`,
  },
  next: [
    ['Agora', 'Preencha o formulário. Nada é cobrado por isso.'],
    ['Depois', 'Leia o contrato do depósito até o fim e aceite-o ou não.'],
    [
      'O seu depósito',
      `${f.deposit} com cartão. Ele reserva a sua vaga. ${DEPOSIT_RULE_PORTUGUESE}`,
    ],
    [
      `Até ${f.window} dias`,
      `O seu grupo se completa. Podemos prorrogar o prazo uma vez, por ${f.extension} dias.`,
    ],
    [
      `Mês 1 a ${f.term}`,
      `Você contribui todo mês, antes da sua vez e depois dela. ${NO_HOME_SENTENCE_PORTUGUESE}`,
    ],
  ],
  faq: {
    title: 'O que as pessoas perguntam primeiro',
    lead: 'Respostas curtas. As longas estão nos termos de uso.',
    questions: questions(f),
  },
});
