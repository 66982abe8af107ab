import {
  MEDIAN_WAIT_SENTENCE_PORTUGUESE,
  WAIT_SENTENCE_PORTUGUESE,
} from '#features/legal/wait-sentences.ts';
import { MAX_CREDIT, MIN_CREDIT } from '#features/plans/amounts.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { texts as en } from './texts.en.ts';

const money = (dollars: number) => formatMoney(usd(dollars * 100), 'pt-BR');

export const texts: typeof en = (f) => ({
  reserve: 'Reservar minha vaga',
  hero: {
    badges: ['Sem banco', 'Sem juros', 'Prazo de 20 anos'],
    terms: '0% de entrada • 0% de juros',
    learn: 'Saber como funciona',
    audiences: {
      investors: {
        eyebrow: 'Para quem investe em imóveis em Utah',
        title: ['Compre o próximo imóvel com um grupo, não com um banco.'],
        lead: `${f.households} famílias contribuem todo mês para um fundo comum, e o fundo compra dois imóveis, um para cada família contemplada.`,
      },
      homebuyers: {
        eyebrow: 'Para quem compra a primeira casa em Utah',
        title: ['O banco disse não.', 'Um grupo de vizinhos pode dizer sim.'],
        lead: `${f.households} famílias contribuem todo mês para um fundo comum, e o fundo compra dois imóveis, um para cada família contemplada. Sem barreira de score.`,
      },
    },
    costs: [
      [
        `${f.small.monthly} por mês`,
        `para um imóvel de ${f.small.home}, mais o seu aluguel até a sua vez`,
      ],
      [
        `${f.small.total} no total`,
        `${f.term} contribuições; impostos, seguro, reparos e custos da compra vêm por cima`,
      ],
      [
        `Mais de ${f.medianYears} anos`,
        'é quanto espera metade de quem nunca dá lance, se 1 em cada 10 cotistas der lance e todos pagarem',
      ],
    ],
    wait: `Duas cotas são contempladas por mês: uma por sorteio, outra pelo maior lance. ${WAIT_SENTENCE_PORTUGUESE} Ninguém pode prometer uma data`,
    myChance: 'minha chance, ano a ano',
    notLoan: 'Não é empréstimo, banco nem investimento.',
  },
  values: {
    title: 'O que você compraria?',
    lead: `A contribuição mensal é o valor do imóvel × 1,25 ÷ ${f.term}. Nela não estão os impostos, o seguro e os reparos de um imóvel, nem os custos da compra.`,
    short: { '450': 'US$ 450 mil', '650': 'US$ 650 mil' },
    homeValue: 'Valor do imóvel',
    mostPopular: 'Mais escolhido',
    downPayment: 'Entrada',
    noDownPayment: 'US$ 0',
    contributions: 'Contribuições',
    inTotal: 'No total',
    choose: (value) => `Escolher ${value}`,
    choosePlan: (home) => `Escolher o plano de ${home}`,
    custom: 'Outro valor',
    isPlan: 'Há um plano para este valor: um grupo está em formação.',
    isNoPlan: `Hoje os grupos se formam em ${f.small.home} e ${f.large.home}. Para outro valor, entre na lista de espera: avisaremos quando houver famílias suficientes.`,
    waitlist: (home) => `Entrar na lista de espera para ${home}`,
    todaysMoney: {
      title: 'O que o crédito compra quando chegar a sua vez',
      lead: 'O crédito fica como está; os preços dos imóveis podem subir. Em dinheiro de hoje ele compra:',
      growth: 'Os imóveis sobem por ano',
      turn: (year) => `Vez depois de ${year} anos`,
      about: (money) => `cerca de ${money}`,
      of: (home) => `de ${home}`,
      note: `Cada valor supõe que os preços subam nesse ritmo todos os anos. ${MEDIAN_WAIT_SENTENCE_PORTUGUESE} ${WAIT_SENTENCE_PORTUGUESE}`,
    },
  },
  plans: {
    title: 'Planos e valores',
    lead: 'Dois planos, todos os números na mesa. O depósito é o mesmo nos dois.',
    simulator: { href: '/simulador', label: 'Veja o que pode acontecer com um grupo em 20 anos' },
    before: 'antes de escolher.',
  },
  calculator: {
    title: 'Calculadora da contribuição mensal',
    amount: 'Valor do crédito',
    sign: 'US$',
    refused: `Digite um valor entre ${money(MIN_CREDIT)} e ${money(MAX_CREDIT)}.`,
    formula: `Valor × 1,25 ÷ ${f.term} meses`,
    parts: {
      home: 'fundo comum',
      administration: 'taxa de administração',
      reserve: 'fundo de reserva',
    },
  },
  form: {
    loading: 'Carregando o formulário',
    application: 'Garanta a sua vaga hoje',
    applicationLead: `Um depósito de ${f.deposit} reserva a sua vaga. Não é empréstimo, banco nem investimento.`,
    notReady: 'Ainda não quer reservar?',
    toWaitlist: 'Entrar na lista de espera',
    waitlist: 'Entre na lista de espera',
    waitlistLead:
      'Gratuita e sem compromisso. Avisaremos por e-mail quando um grupo do seu valor abrir para novos cotistas.',
    ready: 'Quer reservar?',
    toApplication: 'Inscrever-se para uma vaga',
    needsScript: 'Este formulário precisa de JavaScript. Você também pode escrever para',
    notStarted: 'O formulário não carregou. Verifique sua conexão e recarregue a página.',
  },
  member: {
    title: 'A sua inscrição está no seu painel',
    signedIn: (email) => `Você entrou como ${email}.`,
    text: 'Lá você se inscreve, paga o depósito e acompanha o seu grupo.',
    open: 'Ir para o seu painel',
  },
});
