import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the minutes. */
export const minutesTexts = defineTexts({
  en: () => import('./minutes-texts.en.ts'),
  'pt-BR': () => import('./minutes-texts.pt-br.ts'),
});
