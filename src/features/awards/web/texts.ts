import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the member's page. */
export const awardTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
