import { defineTexts } from '#shared/text/texts.ts';

/** How a group stands, for its page and its report. */
export const healthTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
