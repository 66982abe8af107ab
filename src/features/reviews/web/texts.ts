import { defineTexts } from '#shared/text/texts.ts';

/** The usual reasons as the applicant reads them, in the mail and on the dashboard. */
export const reasonTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
