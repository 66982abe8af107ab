import type { Locale } from '#shared/locale.ts';

/**
 * The reasons admins give most often when they do not approve an income. They stand in this one
 * file to be edited: `label` is what admins read on the button, `text` is what the applicant reads,
 * in the mail and on the dashboard. The first nine have the number keys.
 */
export const REVIEW_REASONS: readonly { label: string; text: Record<Locale, string> }[] = [
  {
    label: 'Not readable',
    text: {
      en: 'We cannot read your document: it is blurry or too dark. Please upload a clear photo or the original PDF.',
      'pt-BR':
        'Não conseguimos ler o seu documento: está desfocado ou escuro demais. Envie uma foto nítida ou o PDF original, por favor.',
    },
  },
  {
    label: 'Pages missing',
    text: {
      en: 'Some pages are missing. Please upload every page of the document, also those that look empty.',
      'pt-BR':
        'Faltam páginas. Envie todas as páginas do documento, mesmo as que parecem em branco, por favor.',
    },
  },
  {
    label: 'Too old',
    text: {
      en: 'Your document is older than 60 days. Please upload your two latest pay stubs or bank statements.',
      'pt-BR':
        'O seu documento tem mais de 60 dias. Envie os seus dois últimos contracheques ou extratos bancários, por favor.',
    },
  },
  {
    label: 'Other name',
    text: {
      en: 'The name on the document is not the name on your application. Please upload one in your own name, or tell us why they differ.',
      'pt-BR':
        'O nome no documento não é o nome da sua inscrição. Envie um documento em seu nome ou explique por que são diferentes, por favor.',
    },
  },
  {
    label: 'Shows less',
    text: {
      en: 'The document shows a lower income than you declared. Please correct the income on your dashboard, or upload papers for the rest of it.',
      'pt-BR':
        'O documento mostra uma renda menor do que a declarada. Corrija a renda no seu painel ou envie documentos do restante, por favor.',
    },
  },
  {
    label: 'Not covered',
    text: {
      en: 'Your income less your debts does not cover the monthly contribution of this plan. A smaller credit amount may fit: you can change it on your dashboard.',
      'pt-BR':
        'A sua renda menos as suas dívidas não cobre a contribuição mensal deste plano. Um crédito menor pode servir: você pode mudá-lo no seu painel.',
    },
  },
  {
    label: 'No proof of income',
    text: {
      en: 'This document does not show an income. Please upload pay stubs, a tax return or bank statements.',
      'pt-BR':
        'Este documento não comprova renda. Envie contracheques, a declaração de imposto de renda ou extratos bancários, por favor.',
    },
  },
];
