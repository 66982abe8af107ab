import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mails that follow a sign-up for a list. */
export const waitlistMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
