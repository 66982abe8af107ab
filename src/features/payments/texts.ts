import { defineTexts } from '#shared/text/texts.ts';

/** What we say of a payment that failed. */
export const failureTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
