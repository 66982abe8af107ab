import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  subject: 'O seu grupo se formou',
  preview: 'Todos os lugares estão ocupados. O depósito conta na sua primeira contribuição.',
  body: (group, capacity, deposit) =>
    `O ${group} está completo: todas as ${capacity} famílias entraram e foram aprovadas. O seu depósito de ${deposit} agora é um crédito na sua primeira contribuição mensal.`,
  next: 'Escreveremos antes do vencimento da primeira contribuição, explicando como pagar. Hoje você não precisa fazer nada.',
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
