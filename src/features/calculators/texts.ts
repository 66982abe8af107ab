import { defineTexts } from '#shared/text/texts.ts';

/** Every sentence of the calculators. */
export const calculatorTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
