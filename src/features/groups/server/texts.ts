import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mails to households of a group. */
export const groupMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
