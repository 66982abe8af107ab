import { defineTexts } from '#shared/text/texts.ts';

/** The words around the articles, for readers and for authors. */
export const blogPageTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
