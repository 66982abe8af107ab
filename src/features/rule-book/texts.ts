import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the rules, as functions of their figures. */
export const ruleBookTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
