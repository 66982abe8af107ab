import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of this feature's mails and of the reasons kept in an award's history. */
export const awardMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
