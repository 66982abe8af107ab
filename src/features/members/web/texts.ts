import { defineTexts } from '#shared/text/texts.ts';

/** The names of the member's pages. */
export const memberTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
