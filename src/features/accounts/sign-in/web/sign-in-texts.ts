import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the sign-in dialog and of the pages behind its mails' links. */
export const signInTexts = defineTexts({
  en: () => import('./sign-in-texts.en.ts'),
  'pt-BR': () => import('./sign-in-texts.pt-br.ts'),
});
