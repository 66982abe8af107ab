import { type LegalDocument, list, notice, paragraph, pointer } from '../documents.ts';
import { LEGAL_VERSIONS } from '../versions.ts';
import {
  MEDIAN_WAIT_SENTENCE_PORTUGUESE,
  NO_HOME_SENTENCE_PORTUGUESE,
  WAIT_SENTENCE_PORTUGUESE,
} from '../wait-sentences.ts';
import { dollars } from './amounts.ts';

/** How selection works, in Brazilian Portuguese. */
export const GROUP_SELECTION: LegalDocument = {
  id: 'group-selection',
  title: 'Como funciona a contemplação em grupo',
  version: LEGAL_VERSIONS.groupSelection,
  effectiveDate: '2026-11-18',
  description:
    'Como um grupo de 480 cotas paga para um só fundo, quem é contemplado a cada mês e quanto pode durar a espera por um imóvel.',
  intro:
    'Os cotistas de um grupo pagam para um fundo comum. Mês a mês, o fundo paga os imóveis das cotas cuja vez chegou.',
  sections: [
    {
      id: 'the-group',
      heading: 'Um grupo, um fundo',
      blocks: [
        paragraph(
          `Um grupo tem 480 cotas no mesmo plano. Cada uma paga todo mês durante 20 anos: 240 parcelas de ${dollars(2344)} no plano de ${dollars(450_000)}, ou de ${dollars(3385)} no plano de ${dollars(650_000)}.`,
        ),
        paragraph(
          `O tamanho não é arbitrário: duas contemplações por mês em 240 meses são 480. Quando todos os cotistas de um grupo de ${dollars(450_000)} pagam, entram cerca de ${dollars(1_125_000)} por mês. Quatro quintos disso, cerca de ${dollars(900_000)}, são duas cartas de crédito de ${dollars(450_000)}; o resto é a taxa de administração e o fundo de reserva.`,
        ),
      ],
    },
    {
      id: 'each-month',
      heading: 'Duas cotas por mês',
      blocks: [
        paragraph('Em cada mês em que o saldo do fundo é suficiente, duas cotas são contempladas:'),
        list(
          'Uma por sorteio. Todas as cotas habilitadas têm a mesma chance.',
          'Uma pelo maior lance. O lance é livre, opcional e com dinheiro próprio, de pelo menos 50% do valor do imóvel pretendido. Não há lance embutido nem lance fixo.',
        ),
        paragraph(
          'Só participa quem está em dia com as parcelas. Quem deixa de pagar uma parcela não concorre naquele mês. Quem não é contemplado continua no grupo e participa de novo no mês seguinte.',
        ),
      ],
    },
    {
      id: 'the-wait',
      heading: 'Quanto tempo pode levar',
      blocks: [
        notice(`${WAIT_SENTENCE_PORTUGUESE} Ninguém pode dizer antes o que vai ser.`),
        paragraph(
          'Um lance pode encurtar a espera, mas só se for o maior do mês. Se houver atrasos e o saldo não for suficiente, não há contemplação naquele mês. Planeje-se para uma longa espera e trate uma contemplação no começo como sorte.',
        ),
        paragraph(
          `${MEDIAN_WAIT_SENTENCE_PORTUGUESE} ${NO_HOME_SENTENCE_PORTUGUESE} Enquanto espera, você paga também o aluguel; e, se os imóveis subirem 3% ao ano, depois de 11 anos ${dollars(450_000)} compram o que cerca de ${dollars(325_000)} compram hoje.`,
        ),
        pointer(
          'Qual é a chance ano a ano, calculada pelo nosso simulador',
          '/imovelnoseua#my-chance',
        ),
      ],
    },
    {
      id: 'after-selection',
      heading: 'Depois da contemplação',
      blocks: [
        paragraph(
          'A compra do imóvel costuma levar de 30 a 60 dias depois da contemplação. Você continua a pagar até completar os 20 anos, porque quem ainda espera conta com você, como você contou com os outros.',
        ),
        paragraph(
          'Não é empréstimo, banco nem investimento: ninguém empresta, não há juros, e o programa não promete rendimento. As regras completas estão nos Termos de uso.',
        ),
      ],
    },
  ],
};
