import { defineTexts } from '#shared/text/texts.ts';

export const checkADrawTexts = defineTexts({
  en: () => import('./check-a-draw-texts.en.ts'),
  'pt-BR': () => import('./check-a-draw-texts.pt-br.ts'),
});
