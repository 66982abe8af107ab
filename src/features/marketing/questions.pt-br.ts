import { CONSORCIO_NOTICE } from '#features/legal/consorcio-notice.ts';
import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { FLEX_SENTENCE_PORTUGUESE } from '#features/legal/flex-sentence.ts';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import {
  MEDIAN_WAIT_SENTENCE_PORTUGUESE,
  NO_HOME_SENTENCE_PORTUGUESE,
  WAIT_SENTENCE_PORTUGUESE,
} from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { Audience } from './audience.ts';
import type { LandingFigures } from './figures.ts';
import type { Question } from './landing-texts.ts';

/** What people ask first, and the answers, in Brazilian Portuguese. */
export function questions(f: LandingFigures): Record<Audience, readonly Question[]> {
  const shared = sharedQuestions(f);
  return {
    investors: [
      shared.whatItIs,
      {
        question: 'Quanto custa no total?',
        answer: [
          `Em 20 anos você contribui com 125% do valor do imóvel: 100% para o imóvel, 24% de taxa de administração (1,2% ao ano) e 1% para o fundo de reserva. Em ${f.small.home} são ${f.small.total}; em ${f.large.home}, ${f.large.total}.`,
          'Não há juros, e o programa não cobra outra taxa além dessas. O que você também paga: aluguel até a sua vez e, como proprietário, impostos, seguro, reparos e os custos da compra. Se os imóveis subirem enquanto você espera, o mesmo crédito compra menos.',
        ],
      },
      shared.selection,
      shared.wait,
      {
        question: 'Quando vale a pena dar um lance?',
        answer: [
          'Quando você tem capital disponível e um imóvel em vista. Um lance livre, com dinheiro próprio e de pelo menos 50% do valor pretendido, concorre a uma das duas contemplações do mês, e só o maior é aceito. Ele pode encurtar a espera, mas não garante nada.',
        ],
      },
      {
        question: 'O que posso comprar?',
        answer: [
          'Uma casa ou um imóvel de investimento em Utah: para morar, alugar ou reformar. Você escolhe; a sua carta de crédito é o máximo que o fundo paga por ele.',
        ],
      },
      {
        question: 'E se o imóvel custar menos do que o meu crédito?',
        answer: [
          `Até ${f.expenses} do crédito podem pagar as despesas da compra. O que sobrar pode quitar contribuições que ainda faltam ou ser pago a você em dinheiro, quando todas as suas obrigações estiverem quitadas.`,
        ],
      },
      {
        question: 'O que é o Flex Plan?',
        answer: [
          'Até a contemplação você paga de 10% a 50% menos. Depois você escolhe: o crédito inteiro, com a parte que faltou distribuída pelos meses restantes; um crédito reduzido na mesma porcentagem; ou o meio-termo.',
          FLEX_SENTENCE_PORTUGUESE,
        ],
      },
      shared.deposit,
      {
        question: 'Posso sair antes do fim?',
        answer: [
          `Antes de ser contemplado você pode cancelar quando quiser, mas o que pagou só volta se a sua cota cancelada for sorteada depois. Depois da contemplação, o que você pagou volta menos a taxa de administração e uma multa de ${f.penalty}. Após ${f.endDay} dias sem contribuir, a participação é cancelada automaticamente.`,
          'O que volta é a parte que foi para o fundo comum, 80% de cada contribuição; a taxa de administração e a parte do fundo de reserva não voltam. Quem devolve a carta de crédito sem ter comprado um imóvel recebe também a taxa de administração paga por meses que ainda viriam.',
        ],
      },
      {
        question: 'Onde o programa funciona?',
        answer: [
          `Por enquanto em ${brand.region}. Você pode se inscrever ou entrar na lista de espera de qualquer estado; grupos em outros lugares virão depois.`,
        ],
      },
    ],
    homebuyers: [
      shared.whatItIs,
      {
        question: 'O banco me recusou. Posso participar mesmo assim?',
        answer: [
          'Sim. Não há barreira de score de crédito. Conferimos uma coisa só: se a sua renda mensal, descontadas as dívidas, cobre a contribuição. Você comprova com documentos como holerites, declarações de imposto ou extratos bancários, e uma pessoa os lê.',
          'É preciso ter 18 anos ou mais, e o programa por enquanto funciona em Utah.',
        ],
      },
      {
        question: 'Não preciso mesmo de entrada?',
        answer: [
          `Não precisa. Para reservar uma vaga você paga um depósito de ${f.deposit}, que conta na primeira contribuição. O que você precisa é da própria contribuição, todo mês, durante 20 anos.`,
        ],
      },
      {
        question: 'Quanto pago por mês?',
        answer: [
          `${f.small.monthly} para um imóvel de ${f.small.home}, ou ${f.large.monthly} para um de ${f.large.home}. O valor é o preço do imóvel × 1,25 ÷ ${f.term}.`,
        ],
      },
      {
        question: 'Por que 1,25 vez o valor, se não há juros?',
        answer: [
          `O quarto a mais paga o funcionamento do programa: 24% do valor do imóvel de taxa de administração em 20 anos, ou 1,2% ao ano, e 1% para o fundo de reserva. Para um imóvel de ${f.small.home} você contribui com ${f.small.total} no total.`,
        ],
      },
      shared.selection,
      shared.wait,
      {
        question: 'Pago aluguel e contribuição ao mesmo tempo?',
        answer: [
          'Até ser contemplado, sim. Isso pode levar muitos anos; por isso veja se o seu orçamento comporta os dois antes de se inscrever. As calculadoras ajudam nisso.',
        ],
      },
      shared.deposit,
      shared.missed,
    ],
  };
}

/** Questions that both pages answer in the same words. */
function sharedQuestions(f: LandingFigures) {
  return {
    whatItIs: {
      question: 'Isto é um empréstimo, um banco ou um investimento?',
      answer: [
        'Nenhum dos três. Ninguém empresta dinheiro a você, não recebemos depósitos bancários e o programa não promete rendimento. É uma cooperativa: os cotistas contribuem para um fundo comum, e o fundo paga os imóveis de quem foi contemplado. A conta de garantia (escrow) do fundo é aberta na formação do grupo.',
        CONSORCIO_NOTICE,
      ],
    },
    selection: {
      question: 'Como são contempladas duas cotas por mês?',
      answer: [
        'Uma por sorteio, em que todos os que estão em dia têm a mesma chance. Outra pelo maior lance: o lance é livre e opcional, com dinheiro próprio, e de pelo menos 50% do valor do imóvel pretendido. Não há lance embutido nem lance fixo.',
        'Se o saldo do fundo não for suficiente em um mês, não há contemplação nesse mês.',
      ],
      links: [
        { href: rulesPath('pt-BR'), label: 'Todas as regras de um grupo, em palavras simples' },
      ],
    },
    wait: {
      question: 'Quanto tempo posso esperar?',
      answer: [
        `${WAIT_SENTENCE_PORTUGUESE} ${MEDIAN_WAIT_SENTENCE_PORTUGUESE} Ninguém pode dizer antes onde você vai estar.`,
        NO_HOME_SENTENCE_PORTUGUESE,
        'Se você precisa de uma casa em data certa, este não é o caminho.',
      ],
      links: [
        { href: '#my-chance', label: 'Minha chance, ano a ano' },
        { href: '/simulador', label: 'O que pode acontecer com um grupo: o simulador' },
      ],
    },
    deposit: {
      question: `O que acontece com o meu depósito de ${f.deposit}?`,
      answer: [
        `Se o seu grupo se formar, ele conta na primeira contribuição: você paga ${f.small.first} em vez de ${f.small.monthly} no plano de ${f.small.home}, ou ${f.large.first} em vez de ${f.large.monthly} no plano de ${f.large.home}.`,
        DEPOSIT_RULE_PORTUGUESE,
        'O contrato do depósito, que você lê antes de pagar, traz os termos exatos.',
      ],
    },
    missed: {
      question: 'E se eu deixar de pagar uma contribuição?',
      answer: [
        `Ela continua em aberto, e você não pode ser contemplado nesse mês. Após ${f.endDay} dias sem contribuir, a participação é cancelada automaticamente. Se você prevê um mês difícil, escreva para nós com antecedência.`,
      ],
      links: [
        {
          href: `${rulesPath('pt-BR')}#${ruleAnchor('pt-BR', 11)}`,
          label: 'A regra sobre pagamentos em atraso',
        },
      ],
    },
  } satisfies Record<string, Question>;
}
