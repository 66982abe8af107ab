import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mails to somebody who pays a deposit. */
export const depositMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
