import { defineTexts } from '#shared/text/texts.ts';

/** The words around a legal text. */
export const legalTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
