import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mail to the members of a formed group. */
export const membershipMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
