import { defineTexts } from '#shared/text/texts.ts';

export const homeTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
