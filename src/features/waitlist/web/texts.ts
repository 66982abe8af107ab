import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the waitlist’s form and of the page that confirms its changes. */
export const waitlistTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
