import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the application’s form and of the steps that follow it. */
export const applicationTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
