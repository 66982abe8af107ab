import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the page behind an invitation's link. */
export const invitationTexts = defineTexts({
  en: () => import('./invitation-texts.en.ts'),
  'pt-BR': () => import('./invitation-texts.pt-br.ts'),
});
