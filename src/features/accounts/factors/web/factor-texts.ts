import { defineTexts } from '#shared/text/texts.ts';

/** The sentences about second factors. */
export const factorTexts = defineTexts({
  en: () => import('./factor-texts.en.ts'),
  'pt-BR': () => import('./factor-texts.pt-br.ts'),
});
