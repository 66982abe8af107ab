import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of this feature's mails. */
export const exitMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
