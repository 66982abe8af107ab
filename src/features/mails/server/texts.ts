import { defineTexts } from '#shared/text/texts.ts';

/** What stands below every mail. */
export const mailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
