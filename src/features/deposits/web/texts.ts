import { defineTexts } from '#shared/text/texts.ts';

/** What is said where a deposit is paid. */
export const depositTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
