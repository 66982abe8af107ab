import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the blog's pages, for readers and for authors. */
export const blogPageTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
