import { PLAN_IDS, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { EXTENSION_DAYS, GROUP_CAPACITY, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { definitions, type LegalSection, list, notice, paragraph } from '../documents.ts';
import { FLEX_SENTENCE_PORTUGUESE } from '../flex-sentence.ts';
import { amountOf, dollars, firstRest, planName } from './amounts.ts';

/** From the program's description to the formed group. */
export const joiningTerms = ({ deposit }: ProgramFigures): readonly LegalSection[] => [
  {
    id: 'program',
    heading: '1. O que o programa é e o que ele não é',
    blocks: [
      paragraph(
        'A {brand} é um programa cooperativo pelo qual as pessoas compram em grupo uma casa ou um imóvel de investimento. Os cotistas pagam todo mês para um fundo comum durante 20 anos, e o fundo paga o imóvel das cotas contempladas. Não há entrada, juros nem score de crédito mínimo.',
      ),
      notice('Não é empréstimo, banco nem investimento.'),
      list(
        'Não é empréstimo: ninguém empresta dinheiro a você e não há juros, mas você espera a sua vez.',
        'Não é banco: o que você paga não é uma poupança, e você não pode sacá-lo quando quiser.',
        'Não é investimento: o que você paga não rende, e nada prometemos sobre quanto um imóvel vai valer.',
      ),
    ],
  },
  {
    id: 'eligibility',
    heading: '2. Quem pode entrar',
    blocks: [
      list(
        'É preciso ter 18 anos ou mais.',
        'O programa, por enquanto, funciona somente em Utah. Aceitamos inscrições e nomes na lista de espera com endereço em outros estados porque esperamos crescer, mas isso não significa que o programa esteja disponível neles. Se você está em outro lugar, entre na lista de espera ou escreva para nós antes de pagar um depósito.',
        'A sua renda mensal, descontadas as dívidas mensais, precisa cobrir a parcela do plano que você escolher.',
        'As informações que você nos dá precisam ser verdadeiras, completas e suas.',
      ),
    ],
  },
  {
    id: 'application',
    heading: '3. Inscrição e análise',
    blocks: [
      paragraph(
        'Cada inscrição pertence a um endereço de e-mail. O painel só a mostra a uma conta que tenha confirmado esse endereço. É nele que você completa a inscrição e envia os documentos que comprovam a sua renda e a sua identidade.',
      ),
      paragraph(
        'Até que você envie documentos, o painel mostra um resultado preliminar, calculado com os números que você declarou: a renda menos as dívidas, comparada com a parcela do plano. Se você declarou uma faixa, vale o menor valor dela. Esse resultado não é uma decisão.',
      ),
      paragraph(
        'Depois, uma pessoa analisa os documentos e aprova ou recusa a verificação de renda, e avisamos o resultado por e-mail. Você pode mudar o valor de crédito que prefere até a aprovação da renda; depois ele fica fixo. Se você mudar a renda, a aprovação deixa de valer e pedimos novos documentos.',
      ),
    ],
  },
  {
    id: 'deposit',
    heading: '4. O depósito',
    blocks: [
      paragraph(
        `Você reserva uma vaga com um depósito de ${amountOf(deposit)} no cartão, depois de aceitar o Contrato do depósito.`,
      ),
      notice('O depósito é reembolsável.'),
      list(
        `Se o seu grupo se formar, o depósito é abatido por inteiro da sua primeira parcela mensal: nesse mês restam ${firstRest('450', deposit)} a pagar no plano de ${planName('450')}, ou ${firstRest('650', deposit)} no plano de ${planName('650')}.`,
        'Se o seu grupo não se formar dentro do prazo, ou for cancelado, devolvemos o depósito por inteiro, automaticamente, ao cartão com que você pagou, e avisamos por e-mail.',
        'Para qualquer outra dúvida sobre devolução, escreva para {contactEmail} a partir do e-mail da sua inscrição.',
      ),
      paragraph('Entrar na lista de espera é gratuito e não exige depósito.'),
    ],
  },
  {
    id: 'groups',
    heading: '5. Como os grupos se formam',
    blocks: [
      paragraph(
        `Um grupo tem ${GROUP_CAPACITY} cotas, todas do mesmo plano: duas contemplações por mês em ${TERM_MONTHS} meses. Com o depósito pago, você ocupa uma vaga no grupo mais antigo do seu plano que ainda esteja em formação.`,
      ),
      paragraph(
        `O grupo se forma quando a última vaga é ocupada e a renda de todos está aprovada. As vagas precisam ser ocupadas em ${WINDOW_DAYS} dias a partir do dia em que a formação começa, e podemos prorrogar esse prazo uma vez, por ${EXTENSION_DAYS} dias. Quem não estiver aprovado 14 dias depois de o grupo se completar passa, com o depósito, para o próximo grupo em formação e pode pedi-lo de volta por 30 dias. A conta de garantia (escrow) do fundo do grupo é aberta nessa fase. As parcelas começam depois que o grupo se forma.`,
      ),
    ],
  },
  {
    id: 'contributions',
    heading: '6. Parcelas e taxas',
    blocks: [
      paragraph(
        'O prazo é de 20 anos: 240 parcelas mensais, cobradas automaticamente da conta ou do cartão que você escolher para isso, ou pagas por você no painel. A parcela mensal é o valor do crédito × 1,25 ÷ 240, arredondada para um dólar inteiro.',
      ),
      {
        kind: 'table',
        caption: 'Os planos',
        columns: [
          'Valor do imóvel',
          'Parcela mensal',
          'Total pago',
          'Dos quais taxa de administração (24%)',
          'Dos quais fundo de reserva (1%)',
        ],
        rows: PLAN_IDS.map((id) => {
          const plan = plans[id];
          const { homeValue, monthlyContribution, totalContributed, adminFees, reserveFund } = plan;
          return [homeValue, monthlyContribution, totalContributed, adminFees, reserveFund].map(
            amountOf,
          );
        }),
      },
      definitions({
        'Taxa de administração':
          '24% do valor do imóvel em todo o prazo, ou 1,2% ao ano. Ela paga o funcionamento do programa.',
        'Fundo de reserva': '1% do valor do imóvel em todo o prazo, ou 0,05% ao ano.',
        Juros: 'Nenhum: 0%.',
        'O que não está incluído':
          'Os custos de ter um imóvel, como impostos, seguro, reparos e condomínio, e os custos da compra, salvo o que a regra da sobra, na seção 10, permite.',
      }),
      paragraph(
        `Os valores mensais são dólares inteiros. No plano de ${dollars(450_000)}, o arredondamento acrescenta ${dollars(60)} em todo o prazo, que vão para o fundo de reserva (${dollars(4560)} em vez de ${dollars(4500)}). No plano de ${dollars(650_000)}, a parcela é de ${dollars(3386)} em cinco meses de cada ano, o terceiro, o quinto, o oitavo, o décimo e o décimo segundo, para que as 240 parcelas somem ${dollars(812_500)}.`,
      ),
    ],
  },
  {
    id: 'flex-plan',
    heading: '7. Flex Plan',
    blocks: [
      notice(FLEX_SENTENCE_PORTUGUESE),
      paragraph(
        'Com o Flex Plan você paga de 10% a 50% menos por mês até a contemplação. A partir dela, você escolhe como compensar:',
      ),
      definitions({
        Integral:
          'Você recebe a carta de crédito inteira. O que pagou a menos é distribuído pelos meses que restam, além da parcela integral. Quanto mais tarde a contemplação, maior esse acréscimo.',
        Flex: 'A sua carta de crédito é reduzida na mesma porcentagem que as suas parcelas.',
        Intermediário:
          'No meio do caminho: a carta de crédito é reduzida na metade dessa porcentagem, e a outra metade do que você pagou a menos é distribuída pelos meses que restam.',
      }),
      paragraph(
        `Um exemplo no plano de ${dollars(450_000)} com redução de 50%: você paga ${dollars(1172)} por mês até a contemplação. Depois, o Integral dá uma carta de crédito de ${dollars(450_000)}, o Intermediário de ${dollars(337_500)} e o Flex de ${dollars(225_000)}.`,
      ),
    ],
  },
];
