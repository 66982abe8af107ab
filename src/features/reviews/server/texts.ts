import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mails about a decision on an income and about missing papers. */
export const reviewMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
