import { defineTexts } from '#shared/text/texts.ts';

/** What is said where members upload papers. */
export const documentTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
