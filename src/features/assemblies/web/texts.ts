import { defineTexts } from '#shared/text/texts.ts';

/** Sentences that members read about their assemblies and bids. */
export const assemblyTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
