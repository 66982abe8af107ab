import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';

/** The sentences of the mail that follows an application, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  subject: `We received your ${brand.name} application`,
  preview: 'Your application is saved. A $200 deposit reserves your spot.',
  paragraphs: [
    'Thank you for applying. Your application is saved, and nothing in it is shown to anyone but you and the people who review it.',
    'If you have not paid the $200 deposit yet, the button below opens the card form; you need no account for it. The deposit reserves your spot, counts toward your first monthly contribution, and is refunded in full if no group forms.',
  ],
  labels: {
    name: 'Name',
    plan: 'Preferred credit amount',
    monthly: 'Monthly contribution',
  },
  aMonth: (amount: string) => `${amount}/mo`,
  action: 'Pay the $200 deposit',
  closing: (dashboard: string) => [
    `To follow your application, create an account with this email address: ${dashboard}`,
    `Two members are selected each month. ${WAIT_SENTENCE}`,
    'If you did not apply, please reply to this mail and we will remove the application.',
  ],
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
  subject: `Recebemos a sua inscrição na ${brand.name}`,
  preview: 'A sua inscrição está salva. Um depósito de US$ 200 reserva a sua vaga.',
  paragraphs: [
    'Obrigado pela inscrição. Ela está salva, e nada do que contém é mostrado a ninguém além de você e de quem a analisa.',
    'Se ainda não pagou o depósito de US$ 200, o botão abaixo abre o formulário do cartão; você não precisa de conta para isso. O depósito reserva a sua vaga, conta na sua primeira contribuição mensal e volta por inteiro se nenhum grupo se formar.',
  ],
  labels: {
    name: 'Nome',
    plan: 'Valor de crédito preferido',
    monthly: 'Contribuição mensal',
  },
  aMonth: (amount) => `${amount} por mês`,
  action: 'Pagar o depósito de US$ 200',
  closing: (dashboard) => [
    `Para acompanhar a sua inscrição, crie uma conta com este endereço de e-mail: ${dashboard}`,
    `Dois membros são contemplados por mês. ${WAIT_SENTENCE_PORTUGUESE}`,
    'Se não foi você quem se inscreveu, responda a este e-mail e removemos a inscrição.',
  ],
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
