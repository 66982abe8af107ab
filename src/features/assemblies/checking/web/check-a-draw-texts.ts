import { defineTexts } from '#shared/text/texts.ts';

/** How anybody checks a draw with other tools. */
export const checkADrawTexts = defineTexts({
  en: () => import('./check-a-draw-texts.en.ts'),
  'pt-BR': () => import('./check-a-draw-texts.pt-br.ts'),
});
