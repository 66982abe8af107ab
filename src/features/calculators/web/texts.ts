import { defineTexts } from '#shared/text/texts.ts';

/** The way to the form, under the calculators and the simulator. */
export const callToActionTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
