import { PLAN_IDS, plans } from '#features/plans/plans.ts';
import { EXTENSION_DAYS, GROUP_CAPACITY, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { INTL_LOCALES } from '#shared/text/locale.ts';
import { toDollars } from '#shared/text/money.ts';
import { definitions, type LegalDocument, list, notice, paragraph } from '../documents.ts';
import { LEGAL_VERSIONS } from '../versions.ts';
import { amountOf, firstRest, planName } from './amounts.ts';

/** The deposit agreement in Brazilian Portuguese. */
export const depositAgreement = ({ deposit }: ProgramFigures): LegalDocument => {
  const amount = amountOf(deposit);
  const exact = new Intl.NumberFormat(INTL_LOCALES['pt-BR'], {
    style: 'currency',
    currency: 'USD',
  }).format(toDollars(deposit));
  const extendedDays = WINDOW_DAYS + EXTENSION_DAYS;
  return {
    id: 'deposit-agreement',
    title: 'Contrato do depósito',
    version: LEGAL_VERSIONS.depositAgreement,
    effectiveDate: '2026-11-15',
    description: `O que paga o depósito de ${amount} na {brand}, quando ele é abatido da sua primeira parcela e quando é devolvido.`,
    intro: `Este contrato é celebrado entre você, que se inscreve, e {entity}, que opera a {brand} (“nós”). Ele trata de uma coisa só: o depósito de ${amount} que reserva a sua vaga em um grupo. Leia até o fim; pedimos que você o aceite antes de pagar.`,
    sections: [
      {
        id: 'deposit',
        heading: '1. O depósito',
        blocks: [
          definitions({
            Valor: `${exact}, em dólares dos Estados Unidos, pagos uma única vez.`,
            'Como você paga':
              'Com cartão de crédito ou de débito. Outras formas de pagamento, inclusive carteiras digitais, não são oferecidas.',
            'Quem recebe o pagamento':
              'A nossa empresa de pagamentos. Você digita os dados do cartão no formulário dela; eles nunca chegam aos nossos servidores. O seu banco pode pedir que você confirme o pagamento.',
            'Quando conta como pago':
              'Quando a empresa de pagamentos nos confirma. Então enviamos uma confirmação por e-mail.',
          }),
          paragraph(
            'Se um pagamento for recusado ou se você sair antes de pagar, a sua inscrição fica guardada e você pode pagar depois, no seu painel. Tentar novamente não gera duas cobranças pelo mesmo depósito.',
          ),
        ],
      },
      {
        id: 'what-it-does',
        heading: '2. O que o depósito faz',
        blocks: [
          paragraph(
            'Com o depósito pago, você ocupa uma vaga no grupo mais antigo do seu plano que ainda esteja em formação. Se esse grupo estiver completo, a vaga é no seguinte. O seu painel mostra o seu grupo, quantas vagas já foram ocupadas e quantos dias faltam.',
          ),
          paragraph('O depósito não:'),
          list(
            'aprova a sua inscrição nem a sua renda, que são analisadas por uma pessoa da {brand};',
            'garante que um grupo se forme, nem quando;',
            'antecipa a sua vez nem aumenta a sua chance nas contemplações do mês;',
            'reserva um imóvel determinado nem fixa o seu preço;',
            'rende juros nem qualquer outro retorno.',
          ),
        ],
      },
      {
        id: 'formation',
        heading: '3. Como um grupo se forma',
        blocks: [
          paragraph(
            `O grupo se forma quando todas as suas ${GROUP_CAPACITY} vagas estão ocupadas e a renda de todos está aprovada. As vagas precisam ser ocupadas em ${WINDOW_DAYS} dias, contados do dia em que a formação começa, o que pode ser antes do dia em que você paga. Podemos prorrogar esse prazo uma vez, por ${EXTENSION_DAYS} dias. O seu painel mostra a data em que o prazo termina.`,
          ),
          paragraph(
            'Quem não estiver aprovado 14 dias depois de o grupo se completar passa, com o depósito, para o próximo grupo do plano em formação. Daí em diante vale o prazo desse grupo, e por 30 dias depois da transferência você pode pedir o depósito de volta.',
          ),
        ],
      },
      {
        id: 'group-forms',
        heading: '4. Se o seu grupo se formar',
        blocks: [
          paragraph(
            'O depósito inteiro é abatido da sua primeira parcela mensal. Você paga o que resta dessa parcela e, a partir do segundo mês, o valor integral.',
          ),
          {
            kind: 'table',
            caption: 'A sua primeira parcela mensal',
            columns: ['Plano', 'Parcela mensal', 'Depósito abatido', 'A pagar no primeiro mês'],
            rows: PLAN_IDS.map((id) => [
              planName(id),
              amountOf(plans[id].monthlyContribution),
              amount,
              firstRest(id, deposit),
            ]),
          },
        ],
      },
      {
        id: 'no-refund',
        heading: '5. O depósito não é reembolsável, com uma exceção',
        blocks: [
          notice('O depósito não é reembolsável, exceto quando nenhum grupo se forma.'),
          paragraph('Isso significa que ele não é devolvido porque:'),
          list(
            'você muda de ideia, retira a sua inscrição ou não a completa;',
            'a sua renda ou os seus documentos não são aprovados, a não ser que por isso tenhamos transferido você para um grupo posterior (seção 3);',
            'você não paga o restante da sua primeira parcela;',
            'a sua situação, os seus planos ou o seu lugar de residência mudam.',
          ),
          paragraph(
            'Antes de pagar, verifique se a parcela mensal cabe na sua renda, descontadas as dívidas, e se você tem documentos que a comprovem. O resultado preliminar no seu painel usa apenas os números que você informa e não é uma aprovação.',
          ),
        ],
      },
      {
        id: 'refund',
        heading: '6. Se nenhum grupo se formar',
        blocks: [
          paragraph(
            `Se o seu grupo não tiver se formado quando o prazo terminar (${WINDOW_DAYS} dias, ou ${extendedDays}, se o tivermos prorrogado), ou se o grupo for cancelado antes de se formar, devolvemos o depósito por inteiro: ${exact}, sem nenhum desconto.`,
          ),
          list(
            'Você não precisa pedir. A devolução é feita automaticamente, uma única vez, ao cartão com que você pagou.',
            'Avisamos por e-mail quando ela é feita. O seu banco decide quando ela aparece na fatura ou no extrato, em geral em 5 a 10 dias úteis.',
            'Se esse cartão tiver sido cancelado ou se você não encontrar a devolução, escreva para {contactEmail} e verificamos com a empresa de pagamentos.',
          ),
        ],
      },
      {
        id: 'plan',
        heading: '7. O seu plano e a sua inscrição',
        blocks: [
          paragraph(
            'Cada grupo é de um só plano. Você pode mudar no painel o valor de crédito que prefere até a aprovação da sua renda; depois disso ele fica fixo. O depósito é o mesmo em todos os planos.',
          ),
          paragraph(
            'Uma inscrição, com um depósito, pertence a um endereço de e-mail. O depósito precisa ser pago por você ou por alguém que tenha concordado em pagá-lo por você.',
          ),
        ],
      },
      {
        id: 'not-a-loan',
        heading: '8. O que isto não é',
        blocks: [
          notice('Não é empréstimo, banco nem investimento.'),
          paragraph(
            'O depósito não é um depósito bancário, nem a entrada de um imóvel, nem uma compra de ações ou de outros valores mobiliários. O programa não cobra nem paga juros. As regras de parcelas, taxas, contemplação e cancelamento estão nos Termos de uso.',
          ),
        ],
      },
      {
        id: 'disputed-charges',
        heading: '9. Uma cobrança que você não reconhece',
        blocks: [
          paragraph(
            'Se algo na cobrança parecer errado, escreva primeiro para {contactEmail}: assim a maioria das dúvidas se resolve mais depressa. Isso não limita o seu direito de contestar a cobrança no seu banco.',
          ),
        ],
      },
      {
        id: 'records',
        heading: '10. Registros',
        blocks: [
          paragraph(
            'Quando você aceita, guardamos com a sua inscrição a versão deste contrato, a hora e o seu endereço IP. Mantemos esse registro, e os do seu depósito, por 7 anos, como descreve a Política de privacidade. Você pode nos pedir uma cópia da versão que aceitou.',
          ),
          paragraph(
            'Uma versão posterior deste contrato não muda as regras de um depósito já pago. Este contrato é regido pelas leis do estado de Utah. Ele não retira nenhum direito que a lei dá a você como consumidor e de que ela não permite abrir mão.',
          ),
        ],
      },
      {
        id: 'acceptance',
        heading: '11. O que você confirma ao aceitar',
        blocks: [
          list(
            'Você tem 18 anos ou mais, e as informações da sua inscrição são verdadeiras.',
            'Você entende que o programa, por enquanto, funciona somente em Utah.',
            `Você autoriza uma cobrança de ${exact} no cartão que informar.`,
            'Você entende que o depósito não é reembolsável, exceto quando nenhum grupo se forma.',
            'Você entende que, se o seu grupo se formar, o depósito é abatido da sua primeira parcela mensal.',
            `Você entende que a formação de um grupo pode levar ${WINDOW_DAYS} dias, ou ${extendedDays} com a prorrogação, e que depois a contemplação pode levar até 19 anos; para as últimas 24 das 480 cotas, até o 20º ano.`,
          ),
          paragraph(
            'Dúvidas antes de aceitar? Escreva para {contactEmail} ou para {entity}, {contactAddress}.',
          ),
        ],
      },
    ],
  };
};
