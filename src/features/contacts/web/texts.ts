import { defineTexts } from '#shared/text/texts.ts';

/** What the unsubscribe link of our mails answers. */
export const unsubscribeTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
