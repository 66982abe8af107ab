import { defineTexts } from '#shared/text/texts.ts';

export const minutesTexts = defineTexts({
  en: () => import('./minutes-texts.en.ts'),
  'pt-BR': () => import('./minutes-texts.pt-br.ts'),
});
