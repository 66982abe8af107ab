import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of statements, on the page, in the files and in the calendar. */
export const statementTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
