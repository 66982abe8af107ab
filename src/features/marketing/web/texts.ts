import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the landing pages' live parts, as functions of their figures. */
export const landingPageTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
