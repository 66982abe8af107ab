import { defineTexts } from '#shared/text/texts.ts';

/** The few words that components bring themselves. */
export const uiTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
