import { defineTexts } from '#shared/text/texts.ts';

/**
 * The sentences of the landing pages' static sections, as functions of their figures. The browser
 * gets them as HTML; those of the live parts stand in `web/`.
 */
export const landingTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
