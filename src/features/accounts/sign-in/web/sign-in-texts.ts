import { defineTexts } from '#shared/text/texts.ts';

/** What the sign-in dialog says, and the pages that the links of its mails lead to. */
export const signInTexts = defineTexts({
  en: () => import('./sign-in-texts.en.ts'),
  'pt-BR': () => import('./sign-in-texts.pt-br.ts'),
});
