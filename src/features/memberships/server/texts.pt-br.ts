import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { BID_START_DAYS, MIN_BID_INSTALMENTS } from '#features/program-rules/constants.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  subject: 'O seu grupo se formou',
  preview: 'Todos os lugares estão ocupados. O depósito conta na sua primeira contribuição.',
  body: (group, capacity, deposit) =>
    `O ${group} está completo: todas as ${capacity} famílias entraram e foram aprovadas. O seu depósito de ${deposit} agora é um crédito na sua primeira contribuição mensal.`,
  paying:
    'Como pagar: na página das suas contribuições você paga uma vez, com cartão ou conta bancária, ou deixa a cobrança automática, a partir do dia 1º de cada mês. A contribuição vence no dia 5. A primeira já pode ser paga hoje, sem pressa.',
  drawing:
    'Como é o sorteio: no dia 15, às 18h (horário das Montanhas), entre todas as cotas pagas até o dia 14, às 18h. A ordem do sorteio é calculada a partir da lista publicada de cotas e de um número aleatório público que ninguém conhece antes; qualquer pessoa pode refazer a conta.',
  bidding: `Como dar um lance, se quiser: até o dia 15, às 17h, na página das suas assembleias, você oferece pagar de uma vez as últimas contribuições da sua cota, pelo menos ${MIN_BID_INSTALMENTS} delas. O lance fica selado até o sorteio, também para nós. O maior fica reservado para você, que tem ${BID_START_DAYS} dias úteis para iniciar um débito em conta ou uma transferência bancária. Entre lances iguais decide o sorteio.`,
  rules: (address) => `Todas as regras, com os números: ${address}`,
  labels: {
    group: 'Grupo',
    seat: 'Sua cota',
    monthly: 'Contribuição mensal',
    firstMonth: 'Primeiro mês, descontado o depósito',
    firstDue: 'Primeiro vencimento',
  },
  aMonth: (amount) => `${amount} por mês`,
  action: 'Abrir o seu painel',
  closing: `Duas cotas são contempladas por mês. ${WAIT_SENTENCE_PORTUGUESE}`,
};
