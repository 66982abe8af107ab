import { defineTexts } from '#shared/text/texts.ts';

/** What the member's first page says. */
export const overviewTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
