import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the contribution pages. */
export const contributionTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
