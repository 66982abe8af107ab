import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import type { Locale } from '#shared/locale.ts';

/** The sentences of the mail to the members of a formed group, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  subject: 'Your group has formed',
  preview: 'Every place is taken. Your deposit counts toward your first contribution.',
  body: (group: string, capacity: number) =>
    `${group} is complete: all ${capacity} households have joined and are approved. Your $200 deposit is now a credit on your first monthly contribution.`,
  next: 'We will write to you before the first contribution is due, with how to pay. There is nothing you need to do today.',
  labels: {
    group: 'Group',
    seat: 'Your seat',
    monthly: 'Monthly contribution',
    firstMonth: 'First month, less your deposit',
    firstDue: 'First contribution due',
  },
  aMonth: (amount: string) => `${amount}/mo`,
  action: 'Open your dashboard',
  closing: `Two members are selected each month. ${WAIT_SENTENCE}`,
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
  subject: 'O seu grupo se formou',
  preview: 'Todos os lugares estão ocupados. O depósito conta na sua primeira contribuição.',
  body: (group, capacity) =>
    `O ${group} está completo: todas as ${capacity} famílias entraram e foram aprovadas. O seu depósito de US$ 200 agora é um crédito na sua primeira contribuição mensal.`,
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
  closing: `Dois membros são contemplados por mês. ${WAIT_SENTENCE_PORTUGUESE}`,
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
