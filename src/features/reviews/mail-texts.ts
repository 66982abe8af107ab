import type { Locale } from '#shared/locale.ts';

/** The sentences of the mails about a decision on an income, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  notes: (text: string) => `From our review: ${text}`,
  labels: {
    income: 'Declared monthly income',
    plan: 'Plan',
    monthly: 'Monthly contribution',
  },
  aMonth: (amount: string) => `${amount}/mo`,
  open: 'Open your dashboard',
  approved: {
    subject: 'Your income is verified',
    preview: 'Your income is approved for the plan you chose.',
    byPapers: (plan: string) =>
      `We checked your papers: your income covers the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
    byFigures: (plan: string) =>
      `We checked what you declared: your income covers the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
    byDecision: (plan: string) =>
      `We looked at your application and approved your income for the ${plan} plan. Your credit amount is now fixed at ${plan}.`,
    closing: 'If you have not paid the $200 deposit yet, your dashboard has the button for it.',
  },
  rejected: {
    subject: 'We could not verify your income yet',
    preview: 'Your application stays open. Here is what is missing.',
    byPapers:
      'We looked at your papers and could not verify your income with them. Your application stays open, and your place on the list is not lost.',
    byFigures:
      'We could not verify your income without papers that show it. Your application stays open, and your place on the list is not lost.',
    next: 'You can upload documents from your dashboard; we will look at them again.',
    closing: 'If something is unclear, reply to this mail; a person reads it.',
  },
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
  notes: (text) => `Da nossa análise: ${text}`,
  labels: {
    income: 'Renda mensal declarada',
    plan: 'Plano',
    monthly: 'Contribuição mensal',
  },
  aMonth: (amount) => `${amount} por mês`,
  open: 'Abrir o seu painel',
  approved: {
    subject: 'A sua renda foi verificada',
    preview: 'A sua renda foi aprovada para o plano que você escolheu.',
    byPapers: (plan) =>
      `Conferimos os seus documentos: a sua renda cobre o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
    byFigures: (plan) =>
      `Conferimos o que você declarou: a sua renda cobre o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
    byDecision: (plan) =>
      `Analisamos a sua inscrição e aprovamos a sua renda para o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
    closing: 'Se ainda não pagou o depósito de US$ 200, o botão está no seu painel.',
  },
  rejected: {
    subject: 'Ainda não pudemos verificar a sua renda',
    preview: 'A sua inscrição continua aberta. Veja o que falta.',
    byPapers:
      'Vimos os seus documentos e não pudemos verificar a sua renda com eles. A sua inscrição continua aberta, e o seu lugar na lista não se perde.',
    byFigures:
      'Não pudemos verificar a sua renda sem documentos que a mostrem. A sua inscrição continua aberta, e o seu lugar na lista não se perde.',
    next: 'Você pode enviar documentos pelo seu painel; vamos analisá-los de novo.',
    closing: 'Se algo não estiver claro, responda a este e-mail; uma pessoa o lê.',
  },
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
