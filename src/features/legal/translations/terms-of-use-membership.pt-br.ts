import { definitions, type LegalSection, list, notice, paragraph, pointer } from '../documents.ts';
import {
  MEDIAN_WAIT_SENTENCE_PORTUGUESE,
  NO_HOME_SENTENCE_PORTUGUESE,
  WAIT_SENTENCE_PORTUGUESE,
} from '../wait-sentences.ts';
import { dollars } from './amounts.ts';

/** Membership in a formed group: selection, purchase, and every way in which it ends. */
export const membershipTerms = (): readonly LegalSection[] => [
  {
    id: 'selection',
    heading: '8. Contemplação mensal',
    blocks: [
      paragraph(
        'Em cada mês em que o saldo do fundo é suficiente, duas cotas são contempladas com a carta de crédito:',
      ),
      definitions({
        'Uma por sorteio':
          'Todas as cotas habilitadas do grupo têm a mesma chance, não importa quanto já pagaram.',
        'Uma pelo maior lance':
          'O lance é livre, com dinheiro próprio, e opcional. Ele precisa ser de pelo menos 50% do valor do imóvel pretendido pelo cotista, e o maior lance é contemplado.',
      }),
      list(
        'Só concorre quem está em dia com as parcelas. Se você deixar de pagar uma parcela, não concorre naquele mês.',
        'Se o saldo do fundo não for suficiente, não há contemplação naquele mês. Ela é feita assim que o saldo permitir.',
        'Se você não for contemplado, permanece no grupo, continua a pagar e participa no mês seguinte.',
        'Antes da primeira contemplação de um grupo, informamos por escrito aos cotistas como o sorteio é feito, como um lance é dado e pago e como se decide entre lances iguais.',
        'O que decide uma contemplação é público, para que qualquer pessoa possa conferir: os números das cotas que participam, foram contempladas ou saíram, quanto se devolve a uma cota que saiu, o fundo do grupo naquele momento e, depois do sorteio, todos os lances com as suas cotas, também os que não venceram. Nomes nunca são publicados.',
      ),
    ],
  },
  {
    id: 'waiting',
    heading: '9. Quanto tempo você pode esperar',
    blocks: [
      notice(`${WAIT_SENTENCE_PORTUGUESE} Não podemos dizer quando será.`),
      paragraph(
        'Metade das contemplações depende da sorte. Um lance só ajuda se for o maior do mês. As contemplações dependem também do saldo do fundo e, portanto, de que os outros cotistas paguem em dia. Não entre se você precisa de uma casa em data certa.',
      ),
      pointer(
        'Qual é a chance ano a ano, calculada pelo nosso simulador',
        '/imovelnoseua#my-chance',
      ),
    ],
  },
  {
    id: 'acquisition',
    heading: '10. A compra do imóvel',
    blocks: [
      paragraph(
        'Depois da contemplação, a compra do imóvel costuma levar de 30 a 60 dias. Vistorias, a verificação do título, o vendedor e a assinatura dos documentos podem alongar esse prazo. Você escolhe o imóvel; a sua carta de crédito é o máximo que o fundo paga por ele.',
      ),
      paragraph(
        'Se o imóvel custar menos do que a carta de crédito, há uma sobra. Você pode usar até 10% do valor da carta para as despesas da compra. O que então restar pode quitar parcelas que você ainda deve ou ser pago a você em dinheiro, quando todas as suas obrigações com o grupo estiverem quitadas.',
      ),
      paragraph(
        'A contemplação não encerra as parcelas. Você continua a pagar até o fim do prazo ou até quitar tudo o que deve, porque quem ainda espera depende disso.',
      ),
    ],
  },
  {
    id: 'missed-contributions',
    heading: '11. Parcelas em atraso',
    blocks: [
      paragraph(
        'Com uma parcela em atraso, você não concorre à contemplação naquele mês e continua devendo a parcela. Se você sabe que um pagamento vai atrasar, escreva para nós com antecedência.',
      ),
      notice('Depois de 90 dias sem pagar, a sua participação é cancelada automaticamente.'),
      paragraph(
        'O que então é devolvido segue as mesmas regras de quem cancela por conta própria: as de antes da contemplação ou as de depois dela.',
      ),
    ],
  },
  {
    id: 'cancellation',
    heading: '12. Cancelamento e saída',
    blocks: [
      definitions({
        'Antes da contemplação': `Você pode cancelar a qualquer momento, no painel ou escrevendo para {contactEmail}. O que você pagou só é devolvido se a sua cota cancelada for sorteada depois. Isso pode levar anos. As cotas que nunca forem sorteadas são pagas quando ninguém mais no grupo esperar por um imóvel, até onde o dinheiro alcançar. O que se devolve é a parte que foi para o fundo comum, ${dollars(1875)} de cada ${dollars(2344)}; a taxa de administração e a parte do fundo de reserva não são devolvidas.`,
        'Depois da contemplação':
          'Se você sair antes do fim, o que pagou é devolvido, menos a taxa de administração e uma multa de 5%. A parte do fundo de reserva também fica no grupo. Se um imóvel já tiver sido comprado, o que você ainda deve por ele é acertado primeiro, com o valor da venda.',
      }),
      paragraph(
        'Enviamos a você um demonstrativo por escrito que mostra cada valor e como foi calculado. Leia estas regras com atenção antes de entrar: o dinheiro que está no fundo não fica disponível quando você quiser.',
      ),
    ],
  },
  {
    id: 'completion',
    heading: '13. Conclusão',
    blocks: [
      paragraph(
        'O programa de um grupo termina depois de 20 anos. Então o fundo inteiro é devolvido aos cotistas, com ajustes: primeiro se acerta o que cada um recebeu e ainda deve, e as taxas devidas. Todos os cotistas recebem um extrato final.',
      ),
    ],
  },
  {
    id: 'risks',
    heading: '14. Riscos a considerar',
    blocks: [
      list(
        `Você pode pagar por muitos anos antes da contemplação, enquanto paga também pelo lugar onde mora hoje. ${MEDIAN_WAIT_SENTENCE_PORTUGUESE}`,
        'Você pode pagar todas as 240 parcelas e ficar sem imóvel, se outros cotistas pararem de pagar depois de receber o deles e o dinheiro acabar.',
        NO_HOME_SENTENCE_PORTUGUESE,
        `Os preços dos imóveis podem subir mais depressa do que você espera, e a carta de crédito compra menos quando chegar a sua vez. A 3% ao ano, depois de 11 anos ${dollars(450_000)} compram o que cerca de ${dollars(325_000)} compram hoje.`,
        'Se outros cotistas atrasarem, as contemplações podem ser adiadas.',
        'Se você sair antes do fim, pode receber o seu dinheiro tarde, com descontos, ou não receber.',
      ),
    ],
  },
];
