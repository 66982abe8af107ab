import { defineTexts } from '#shared/text/texts.ts';

/** What the dialogs and fields of an account say. */
export const accountTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
