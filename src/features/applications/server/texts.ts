import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mail that follows an application. */
export const applicationMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
