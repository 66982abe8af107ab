import { defineTexts } from '#shared/text/texts.ts';

/** The names of the steps to a home, of whose turn it is, of papers and of how an award ends. */
export const awardNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
