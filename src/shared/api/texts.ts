import { defineTexts } from '../text/texts.ts';

/** Messages beside fields that many forms have. */
export const fieldTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
