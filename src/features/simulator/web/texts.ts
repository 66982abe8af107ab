import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the wait estimator. */
export const waitTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
