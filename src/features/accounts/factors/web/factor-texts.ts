import { defineTexts } from '#shared/text/texts.ts';

/** What the pages say about second factors. */
export const factorTexts = defineTexts({
  en: () => import('./factor-texts.en.ts'),
  'pt-BR': () => import('./factor-texts.pt-br.ts'),
});
