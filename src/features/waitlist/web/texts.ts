import { defineTexts } from '#shared/texts.ts';

/** What the link in the mail of a repeated sign-up answers. */
export const confirmTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
